import { PageIntro } from '@/components/service/page-intro';
import { ServiceDoors } from '@/components/service/service-doors';
import { NextStep } from '@/components/ui/next-step/next-step';
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
      <ServiceDoors doors={services.doors} enter={services.enter} />
      <NextStep {...services.nextStep} />
    </>
  );
}
