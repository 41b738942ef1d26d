import { PageIntro } from '@/components/ui/page-intro/page-intro';
import { ServiceCards } from '@/components/services/service-cards';
import { CallToAction } from '@/components/ui/call-to-action/call-to-action';
import { createBrandPageMetadata, getCurrentBrand } from '../../_lib/current-brand';
import { PageBannerAndStructuredData } from '../page-banner-and-structured-data';

export const generateMetadata = () => createBrandPageMetadata('services');

export default async function ServicesPage() {
  const brand = await getCurrentBrand();
  const { services } = brand;
  return (
    <>
      <PageBannerAndStructuredData brand={brand} page="services" />
      <PageIntro look={brand.look} {...services.intro} />
      <ServiceCards cards={services.cards} linkLabel={services.linkLabel} look={brand.look} />
      <CallToAction {...services.callToAction} />
    </>
  );
}
