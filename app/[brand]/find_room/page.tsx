import { FindRoom } from '@/components/stay/find-room';
import { pageMetadata } from '../../page-metadata';
import { readBrand } from '../../read-brand';
import { PageBanner } from '../page-banner';

export async function generateMetadata({ params }: PageProps<'/[brand]/find_room'>) {
  const brand = await readBrand(params);
  return pageMetadata(brand, brand.pages.find_room);
}

export default async function FindRoomPage({ params }: PageProps<'/[brand]/find_room'>) {
  const brand = await readBrand(params);
  const { room, room_details: details } = brand.pages;
  return (
    <>
      <PageBanner brand={brand} page="find_room" />
      <FindRoom
        layout={brand.layouts.findRoom}
        content={brand.stay}
        action={details.href}
        rooms={{ label: room.title, href: room.href }}
      />
    </>
  );
}
