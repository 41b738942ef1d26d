import { PageIntro } from '@/components/ui/page-intro/page-intro';
import { ServiceCards } from '@/components/services/service-cards';
import { CallToAction } from '@/components/ui/call-to-action/call-to-action';
import { getBrand } from '@/content';
import { pageMetadata } from '../../page-metadata';
import { PageBanner } from '../page-banner';

export async function generateMetadata({ params }: PageProps<'/[brand]/services'>) {
  const brand = getBrand((await params).brand);
  return pageMetadata(brand, brand.pages.services);
}

export default async function ServicesPage({ params }: PageProps<'/[brand]/services'>) {
  const brand = getBrand((await params).brand);
  const { services } = brand;
  return (
    <>
      <PageBanner brand={brand} page="services" />
      <PageIntro {...services.intro} />
      <ServiceCards cards={services.cards} linkLabel={services.linkLabel} />
      <CallToAction {...services.callToAction} />
    </>
  );
}
