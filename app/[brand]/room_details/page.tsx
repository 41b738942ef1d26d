import { StaySummaryScreen } from '@/components/stay/stay-summary-screen';
import { roomOptions } from '@/content/resolve/room-options';
import { pageMetadata } from '../../page-metadata';
import { currentBrand } from '../../current-brand';
import { PageBanner } from '../page-banner';

export async function generateMetadata() {
  const brand = await currentBrand();
  return pageMetadata(brand, brand.pages.room_details);
}

export default async function RoomDetailsPage() {
  const brand = await currentBrand();
  return (
    <>
      <PageBanner brand={brand} page="room_details" />
      <StaySummaryScreen brand={brand} {...roomOptions(brand)} />
    </>
  );
}
