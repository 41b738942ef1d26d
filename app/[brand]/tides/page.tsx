import { TidesOfMonthSection } from '@/components/tides/tides-of-month-section';
import { createBrandPageMetadata, getCurrentBrand } from '../../_lib/current-brand';
import { getTideDaysOfBuildMonth } from '../../_lib/build-time-tides';
import { PageBannerAndStructuredData } from '../page-banner-and-structured-data';

export const generateMetadata = () => createBrandPageMetadata('tides');

export default async function TidesPage() {
  const brand = await getCurrentBrand();
  return (
    <>
      <PageBannerAndStructuredData brand={brand} page="tides" low />
      <TidesOfMonthSection
        tides={brand.tides}
        days={getTideDaysOfBuildMonth(brand)}
        activitiesHref={brand.pages.activities.href}
        name={brand.name}
        business={brand.business}
      />
    </>
  );
}
