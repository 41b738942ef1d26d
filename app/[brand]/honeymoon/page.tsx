import { HoneymoonSections, StartPlanning } from '@/components/honeymoon/honeymoon-sections';
import { PageIntro } from '@/components/ui/page-intro/page-intro';
import { createBrandPageMetadata, getCurrentBrand } from '../../_lib/current-brand';
import { PageBannerAndStructuredData } from '../page-banner-and-structured-data';

export const generateMetadata = () => createBrandPageMetadata('honeymoon');

export default async function HoneymoonPage() {
  const brand = await getCurrentBrand();
  const { goodToKnow, honeymoon } = brand;
  return (
    <>
      <PageBannerAndStructuredData brand={brand} page="honeymoon" />
      <PageIntro look={brand.look} {...honeymoon.intro} />
      <HoneymoonSections sections={honeymoon.sections} look={brand.look} />
      <StartPlanning {...honeymoon.planning} facts={goodToKnow.honeymoon} />
    </>
  );
}
