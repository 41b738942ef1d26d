import { FindRoom } from '@/components/stay/find-room';
import { getBrand } from '@/content';
import { pageMetadata } from '../../page-metadata';
import { PageBanner } from '../page-banner';

export async function generateMetadata({ params }: PageProps<'/[brand]/find_room'>) {
  const brand = getBrand((await params).brand);
  return pageMetadata(brand, brand.pages.find_room);
}

export default async function FindRoomPage({ params }: PageProps<'/[brand]/find_room'>) {
  const brand = getBrand((await params).brand);
  const { room, room_details: details } = brand.pages;
  return (
    <>
      <PageBanner brand={brand} page="find_room" />
      <FindRoom content={brand.stay} action={details.href} rooms={{ label: room.title, href: room.href }} />
    </>
  );
}
