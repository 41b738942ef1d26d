import { Philosophy, Reception, BrandStatement, TailorMadeStays } from '@/components/about/about-sections';
import { CallToAction } from '@/components/ui/call-to-action/call-to-action';
import { createBrandPageMetadata, getCurrentBrand } from '../../_lib/current-brand';
import { PageBannerAndStructuredData } from '../page-banner-and-structured-data';

export const generateMetadata = () => createBrandPageMetadata('about');

export default async function AboutPage() {
  const brand = await getCurrentBrand();
  const { about, look } = brand;
  return (
    <>
      <PageBannerAndStructuredData brand={brand} page="about" />
      <BrandStatement text={about.statement} />
      <Philosophy look={look} {...about.philosophy} />
      <Reception look={look} {...about.reception} />
      <TailorMadeStays look={look} {...about.tailorMade} />
      <CallToAction {...about.callToAction} />
    </>
  );
}
