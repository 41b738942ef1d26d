import { RoomList } from '@/components/rooms/room-list';
import { CallToAction } from '@/components/ui/call-to-action/call-to-action';
import { createBrandPageMetadata, getCurrentBrand } from '../../_lib/current-brand';
import { PageBannerAndStructuredData } from '../page-banner-and-structured-data';

export const generateMetadata = () => createBrandPageMetadata('room');

export default async function RoomsPage() {
  const brand = await getCurrentBrand();
  const { rooms, booking } = brand;
  return (
    <>
      <PageBannerAndStructuredData brand={brand} page="room" />
      <RoomList
        intro={rooms.intro}
        rooms={rooms.listed}
        detailsLabel={rooms.labels.viewDetails}
        booking={booking}
      />
      <CallToAction {...rooms.callToAction} />
    </>
  );
}
