import { PageIntro } from '@/components/service/page-intro';
import { TideHalf } from '@/components/service/tide-half';
import { TideLine } from '@/components/service/tide-line';
import { NextStep } from '@/components/ui/next-step/next-step';
import { getBrand } from '@/content';
import { pageMetadata } from '../../page-metadata';
import { PageBanner } from '../page-banner';

export async function generateMetadata({ params }: PageProps<'/[brand]/activities'>) {
  const brand = getBrand((await params).brand);
  return pageMetadata(brand, brand.pages.activities);
}

export default async function ActivitiesPage({ params }: PageProps<'/[brand]/activities'>) {
  const brand = getBrand((await params).brand);
  const { activities } = brand;
  return (
    <>
      <PageBanner brand={brand} page="activities" />
      <PageIntro {...activities.intro} />
      <TideLine {...activities.tide} />
      <TideHalf id="low-tide" ground="sand" {...activities.low} />
      <TideHalf id="high-tide" ground="water" {...activities.high} />
      <TideHalf id="any-tide" ground="sand" {...activities.any} />
      <NextStep {...activities.nextStep} />
    </>
  );
}
