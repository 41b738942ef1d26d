import { TidesOfMonthSection } from '@/components/tides/tides-of-month-section';
import { pageMetadata } from '../../page-metadata';
import { currentBrand } from '../../current-brand';
import { thisMonth } from '../../tides';
import { PageBanner } from '../page-banner';

export async function generateMetadata() {
  const brand = await currentBrand();
  return pageMetadata(brand, brand.pages.tides);
}

export default async function TidesPage() {
  const brand = await currentBrand();
  return (
    <>
      <PageBanner brand={brand} page="tides" low />
      <TidesOfMonthSection
        tides={brand.tides}
        days={thisMonth(brand)}
        activitiesHref={brand.pages.activities.href}
        name={brand.name}
        business={brand.business}
      />
    </>
  );
}
