import { Philosophy } from '@/components/about/philosophy';
import { Reception } from '@/components/about/reception';
import { BrandStatement } from '@/components/about/brand-statement';
import { TailorMadeStays } from '@/components/about/tailor-made-stays';
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
