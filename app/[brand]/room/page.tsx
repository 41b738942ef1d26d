import { RoomList } from '@/components/rooms/room-list';
import { CallToAction } from '@/components/ui/call-to-action/call-to-action';
import { getBrand } from '@/content';
import { pageMetadata } from '../../page-metadata';
import { PageBanner } from '../page-banner';

export async function generateMetadata({ params }: PageProps<'/[brand]/room'>) {
  const brand = getBrand((await params).brand);
  return pageMetadata(brand, brand.pages.room);
}

export default async function RoomsPage({ params }: PageProps<'/[brand]/room'>) {
  const brand = getBrand((await params).brand);
  const { rooms, booking } = brand;
  return (
    <>
      <PageBanner brand={brand} page="room" />
      <RoomList
        intro={rooms.intro}
        rooms={rooms.listed}
        detailsLabel={rooms.words.viewDetails}
        booking={booking}
      />
      <CallToAction {...rooms.callToAction} />
    </>
  );
}
