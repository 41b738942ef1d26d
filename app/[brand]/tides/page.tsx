import { TidesOfMonthSection } from '@/components/tides/tides-of-month-section';
import { pageMetadata } from '../../page-metadata';
import { readBrand } from '../../read-brand';
import { thisMonth } from '../../tides';
import { PageBanner } from '../page-banner';

export async function generateMetadata({ params }: PageProps<'/[brand]/tides'>) {
  const brand = await readBrand(params);
  return pageMetadata(brand, brand.pages.tides);
}

export default async function TidesPage({ params }: PageProps<'/[brand]/tides'>) {
  const brand = await readBrand(params);
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
