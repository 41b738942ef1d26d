import { RoomList } from '@/components/rooms/room-list';
import { CallToAction } from '@/components/ui/call-to-action/call-to-action';
import { pageMetadata } from '../../page-metadata';
import { currentBrand } from '../../current-brand';
import { PageBanner } from '../page-banner';

export async function generateMetadata() {
  const brand = await currentBrand();
  return pageMetadata(brand, brand.pages.room);
}

export default async function RoomsPage() {
  const brand = await currentBrand();
  const { rooms, booking } = brand;
  return (
    <>
      <PageBanner brand={brand} page="room" />
      <RoomList
        layout={brand.layouts.roomList}
        intro={rooms.intro}
        rooms={rooms.listed}
        detailsLabel={rooms.words.viewDetails}
        booking={booking}
      />
      <CallToAction {...rooms.callToAction} />
    </>
  );
}
