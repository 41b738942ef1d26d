import { FindRoom } from '@/components/stay/find-room';
import { brandPageMetadata } from '../../brand-page-metadata';
import { currentBrand } from '../../current-brand';
import { PageBanner } from '../page-banner';

export const generateMetadata = () => brandPageMetadata('find_room');

export default async function FindRoomPage() {
  const brand = await currentBrand();
  const { room, room_details: details } = brand.pages;
  return (
    <>
      <PageBanner brand={brand} page="find_room" />
      <FindRoom
        look={brand.look}
        content={brand.stay}
        action={details.href}
        rooms={{ label: room.title, href: room.href }}
      />
    </>
  );
}
