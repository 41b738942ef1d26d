import { Philosophy } from '@/components/about/philosophy';
import { Reception } from '@/components/about/reception';
import { Statement } from '@/components/about/statement';
import { TailorMade } from '@/components/about/tailor-made';
import { CallToAction } from '@/components/ui/call-to-action/call-to-action';
import { brandPageMetadata } from '../../brand-page-metadata';
import { currentBrand } from '../../current-brand';
import { PageBanner } from '../page-banner';

export const generateMetadata = () => brandPageMetadata('about');

export default async function AboutPage() {
  const brand = await currentBrand();
  const { about } = brand;
  const layout = brand.layouts.about;
  return (
    <>
      <PageBanner brand={brand} page="about" />
      <Statement layout={brand.layouts.about} text={about.statement} />
      <Philosophy layout={layout} {...about.philosophy} />
      <Reception layout={layout} {...about.reception} />
      <TailorMade layout={layout} {...about.tailorMade} />
      <CallToAction {...about.callToAction} />
    </>
  );
}
