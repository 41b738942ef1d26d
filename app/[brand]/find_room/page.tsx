import { FindRoomSection } from '@/components/stay/find-room-section';
import { createBrandPageMetadata, getCurrentBrand } from '../../_lib/current-brand';
import { PageBannerAndStructuredData } from '../page-banner-and-structured-data';

export const generateMetadata = () => createBrandPageMetadata('find_room');

export default async function FindRoomPage() {
  const brand = await getCurrentBrand();
  const { room, room_details: details } = brand.pages;
  return (
    <>
      <PageBannerAndStructuredData brand={brand} page="find_room" />
      <FindRoomSection
        look={brand.look}
        content={brand.stay}
        action={details.href}
        rooms={{ label: room.title, href: room.href }}
      />
    </>
  );
}
