import { PageIntro } from '@/components/ui/page-intro/page-intro';
import { TideSection } from '@/components/activities/tide-section';
import { TideChart } from '@/components/activities/tide-chart';
import { CallToAction } from '@/components/ui/call-to-action/call-to-action';
import { pageMetadata } from '../../page-metadata';
import { readBrand } from '../../read-brand';
import { PageBanner } from '../page-banner';

export async function generateMetadata({ params }: PageProps<'/[brand]/activities'>) {
  const brand = await readBrand(params);
  return pageMetadata(brand, brand.pages.activities);
}

export default async function ActivitiesPage({ params }: PageProps<'/[brand]/activities'>) {
  const brand = await readBrand(params);
  const { activities } = brand;
  return (
    <>
      <PageBanner brand={brand} page="activities" />
      <PageIntro {...activities.intro} />
      <TideChart {...activities.tide} />
      <TideSection id="low-tide" background="sand" {...activities.lowTide} />
      <TideSection id="high-tide" background="water" {...activities.highTide} />
      <TideSection id="any-tide" background="sand" {...activities.anyTide} />
      <CallToAction {...activities.callToAction} />
    </>
  );
}
