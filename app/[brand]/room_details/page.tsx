import { StaySummaryScreen } from '@/components/stay/stay-summary-screen';
import { roomOptions } from '@/content/resolve/room-options';
import { pageMetadata } from '../../page-metadata';
import { readBrand } from '../../read-brand';
import { PageBanner } from '../page-banner';

export async function generateMetadata({ params }: PageProps<'/[brand]/room_details'>) {
  const brand = await readBrand(params);
  return pageMetadata(brand, brand.pages.room_details);
}

export default async function RoomDetailsPage({ params }: PageProps<'/[brand]/room_details'>) {
  const brand = await readBrand(params);
  return (
    <>
      <PageBanner brand={brand} page="room_details" />
      <StaySummaryScreen brand={brand} {...roomOptions(brand)} />
    </>
  );
}
