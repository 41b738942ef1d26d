import { PageIntro } from '@/components/ui/page-intro/page-intro';
import {
  GeneralTideNotes,
  TideActivities,
  SchematicTideCurve,
} from '@/components/activities/tide-activities';
import { TidesByDaySection } from '@/components/tides/tides-by-day-section';
import { CallToAction } from '@/components/ui/call-to-action/call-to-action';
import { createBrandPageMetadata, getCurrentBrand } from '../../_lib/current-brand';
import { getTideDaysFromBuildDate } from '../../_lib/build-time-tides';
import { PageBannerAndStructuredData } from '../page-banner-and-structured-data';

export const generateMetadata = () => createBrandPageMetadata('activities');

export default async function ActivitiesPage() {
  const brand = await getCurrentBrand();
  const { activities, tides } = brand;
  return (
    <>
      <PageBannerAndStructuredData brand={brand} page="activities" />
      <PageIntro look={brand.look} {...activities.intro} />
      <TidesByDaySection
        tides={tides}
        days={getTideDaysFromBuildDate(brand)}
        chartFallback={<SchematicTideCurve {...activities.tide} />}
      />
      <GeneralTideNotes {...activities.tide} />
      <TideActivities id="low-tide" background="sand" {...activities.lowTide} />
      <TideActivities id="high-tide" background="water" {...activities.highTide} />
      <TideActivities id="any-tide" background="sand" {...activities.anyTide} />
      <CallToAction {...activities.callToAction} />
    </>
  );
}
