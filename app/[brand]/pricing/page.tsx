import { Faq } from '@/components/ui/faq/faq';
import { GoodToKnow } from '@/components/ui/notes-and-good-to-know';
import { SampleExtras } from '@/components/pricing/sample-extras';
import { CallToAction } from '@/components/ui/call-to-action/call-to-action';
import { createBrandPageMetadata, getCurrentBrand } from '../../_lib/current-brand';
import { createFaqPageJsonLd, JsonLd } from '../../_lib/structured-data';
import { PageBannerAndStructuredData } from '../page-banner-and-structured-data';

export const generateMetadata = () => createBrandPageMetadata('pricing');

export default async function PricingPage() {
  const brand = await getCurrentBrand();
  const { goodToKnow, pages, pricing } = brand;
  return (
    <>
      <PageBannerAndStructuredData brand={brand} page="pricing" />
      {!pages.pricing.noindex && <JsonLd graph={[createFaqPageJsonLd(pricing.faq)]} />}
      <Faq {...pricing.faq} />
      <GoodToKnow heading={goodToKnow.heading} facts={goodToKnow.pricing} />
      {pricing.extras && <SampleExtras {...pricing.extras} />}
      <CallToAction {...pricing.callToAction} />
    </>
  );
}
