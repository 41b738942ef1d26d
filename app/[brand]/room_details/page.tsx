import { StaySummarySection } from '@/components/stay/stay-summary-section';
import { createStayRoomOptions } from '@/content/model/stay';
import { createBrandPageMetadata, getCurrentBrand } from '../../_lib/current-brand';
import { PageBannerAndStructuredData } from '../page-banner-and-structured-data';

export const generateMetadata = () => createBrandPageMetadata('room_details');

export default async function StaySummaryPage() {
  const brand = await getCurrentBrand();
  return (
    <>
      <PageBannerAndStructuredData brand={brand} page="room_details" />
      <StaySummarySection brand={brand} {...createStayRoomOptions(brand)} />
    </>
  );
}
