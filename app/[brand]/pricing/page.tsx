import { Faq } from '@/components/pricing/faq';
import { SampleExtras } from '@/components/pricing/sample-extras';
import { CallToAction } from '@/components/ui/call-to-action/call-to-action';
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
      <Faq {...pricing.faq} />
      <SampleExtras {...pricing.extras} />
      <CallToAction {...pricing.callToAction} />
    </>
  );
}
