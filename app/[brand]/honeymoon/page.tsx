import { HoneymoonSections } from '@/components/honeymoon/honeymoon-sections';
import { PageIntro } from '@/components/ui/page-intro/page-intro';
import { StartPlanning } from '@/components/honeymoon/start-planning';
import { pageMetadata } from '../../page-metadata';
import { readBrand } from '../../read-brand';
import { PageBanner } from '../page-banner';

export async function generateMetadata({ params }: PageProps<'/[brand]/honeymoon'>) {
  const brand = await readBrand(params);
  return pageMetadata(brand, brand.pages.honeymoon);
}

export default async function HoneymoonPage({ params }: PageProps<'/[brand]/honeymoon'>) {
  const brand = await readBrand(params);
  const { honeymoon } = brand;
  return (
    <>
      <PageBanner brand={brand} page="honeymoon" />
      <PageIntro layout={brand.layouts.pageIntro} {...honeymoon.intro} />
      <HoneymoonSections sections={honeymoon.sections} layout={brand.layouts.honeymoon} />
      <StartPlanning {...honeymoon.planning} />
    </>
  );
}
