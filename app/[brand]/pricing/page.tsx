import { Faq } from '@/components/ui/faq/faq';
import { SampleExtras } from '@/components/pricing/sample-extras';
import { CallToAction } from '@/components/ui/call-to-action/call-to-action';
import { pageMetadata } from '../../page-metadata';
import { readBrand } from '../../read-brand';
import { faqPage } from '../../structured-data/articles';
import { JsonLd } from '../../structured-data/json-ld';
import { PageBanner } from '../page-banner';

export async function generateMetadata({ params }: PageProps<'/[brand]/pricing'>) {
  const brand = await readBrand(params);
  return pageMetadata(brand, brand.pages.pricing);
}

export default async function PricingPage({ params }: PageProps<'/[brand]/pricing'>) {
  const brand = await readBrand(params);
  const { pricing } = brand;
  return (
    <>
      <PageBanner brand={brand} page="pricing" />
      <JsonLd graph={[faqPage(pricing.faq)]} />
      <Faq {...pricing.faq} />
      <SampleExtras {...pricing.extras} />
      <CallToAction {...pricing.callToAction} />
    </>
  );
}
