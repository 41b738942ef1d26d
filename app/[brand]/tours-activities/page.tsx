import { PageIntro } from '@/components/ui/page-intro/page-intro';
import { GeneralTourInformation, TourList } from '@/components/tours/tour-list';
import { CallToAction } from '@/components/ui/call-to-action/call-to-action';
import { createBrandPageMetadata, getCurrentBrand } from '../../_lib/current-brand';
import { PageBannerAndStructuredData } from '../page-banner-and-structured-data';
import { JsonLd, createToursJsonLd } from '../../_lib/structured-data';

export const generateMetadata = () => createBrandPageMetadata('tours-activities');

export default async function ToursPage() {
  const brand = await getCurrentBrand();
  const { pages, tours } = brand;
  return (
    <>
      <PageBannerAndStructuredData brand={brand} page="tours-activities" />
      {!pages['tours-activities'].noindex && <JsonLd graph={createToursJsonLd(brand, tours)} />}
      <PageIntro look={brand.look} {...tours.intro} />
      <TourList tours={tours.tours} labels={tours.labels} />
      <GeneralTourInformation {...tours.information} />
      <CallToAction {...tours.callToAction} />
    </>
  );
}
