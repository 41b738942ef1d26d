import { PriceQuestions } from '@/components/pricing/price-questions';
import { SampleExtras } from '@/components/pricing/sample-extras';
import { NextStep } from '@/components/ui/next-step/next-step';
import { getBrand } from '@/content';
import { pageMetadata } from '../../page-metadata';
import { PageBanner } from '../page-banner';

export async function generateMetadata({ params }: PageProps<'/[brand]/pricing'>) {
  const brand = getBrand((await params).brand);
  return pageMetadata(brand, brand.pages.pricing);
}

export default async function PricingPage({ params }: PageProps<'/[brand]/pricing'>) {
  const brand = getBrand((await params).brand);
  const { pricing } = brand;
  return (
    <>
      <PageBanner brand={brand} page="pricing" />
      <PriceQuestions {...pricing.faq} />
      <SampleExtras {...pricing.extras} />
      <NextStep {...pricing.nextStep} />
    </>
  );
}
