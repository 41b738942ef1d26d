import { RoomList } from '@/components/rooms/room-list';
import { CallToAction } from '@/components/ui/call-to-action/call-to-action';
import { pageMetadata } from '../../page-metadata';
import { readBrand } from '../../read-brand';
import { PageBanner } from '../page-banner';

export async function generateMetadata({ params }: PageProps<'/[brand]/room'>) {
  const brand = await readBrand(params);
  return pageMetadata(brand, brand.pages.room);
}

export default async function RoomsPage({ params }: PageProps<'/[brand]/room'>) {
  const brand = await readBrand(params);
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
