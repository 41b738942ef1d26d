import { PageIntro } from '@/components/ui/page-intro/page-intro';
import { TideSection } from '@/components/activities/tide-section';
import { TideDrawing } from '@/components/activities/tide-drawing';
import { TideNotes } from '@/components/activities/tide-notes';
import { TidesOfDaySection } from '@/components/tides/tides-of-day-section';
import { CallToAction } from '@/components/ui/call-to-action/call-to-action';
import { brandPageMetadata } from '../../brand-page-metadata';
import { currentBrand } from '../../current-brand';
import { nextDays } from '../../tides';
import { PageBanner } from '../page-banner';

export const generateMetadata = () => brandPageMetadata('activities');

export default async function ActivitiesPage() {
  const brand = await currentBrand();
  const { activities, tides } = brand;
  return (
    <>
      <PageBanner brand={brand} page="activities" />
      <PageIntro look={brand.look} {...activities.intro} />
      <TidesOfDaySection
        tides={tides}
        days={nextDays(brand)}
        drawing={<TideDrawing {...activities.tide} />}
      />
      <TideNotes {...activities.tide} />
      <TideSection id="low-tide" background="sand" {...activities.lowTide} />
      <TideSection id="high-tide" background="water" {...activities.highTide} />
      <TideSection id="any-tide" background="sand" {...activities.anyTide} />
      <CallToAction {...activities.callToAction} />
    </>
  );
}
