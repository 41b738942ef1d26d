import { OtherRooms } from '@/components/rooms/other-rooms';
import { RoomBanner } from '@/components/rooms/room-banner';
import { RoomDetail } from '@/components/rooms/room-detail';
import { brands, getBrand } from '@/content';
import { getRoom } from '@/content/get-room';
import { pageMetadata } from '../../../page-metadata';
import { breadcrumbs } from '../../../structured-data/breadcrumbs';
import { JsonLd } from '../../../structured-data/json-ld';
import { lodgingRoom } from '../../../structured-data/lodging';

export function generateStaticParams() {
  return brands.flatMap(({ id: brand, rooms }) => rooms.all.map(({ id }) => ({ brand, id: String(id) })));
}

export async function generateMetadata({ params }: PageProps<'/[brand]/room/[id]'>) {
  const { brand: brandId, id } = await params;
  const brand = getBrand(brandId);
  const room = getRoom(brand, id);
  return pageMetadata(brand, {
    title: brand.pages.room_details.title,
    description: room.metaDescription,
    shareTitle: room.title,
  });
}

export default async function RoomPage({ params }: PageProps<'/[brand]/room/[id]'>) {
  const { brand: brandId, id } = await params;
  const brand = getBrand(brandId);
  const room = getRoom(brand, id);
  const { rooms, booking, business, words, pages } = brand;
  return (
    <>
      <JsonLd graph={[lodgingRoom(brand, room), breadcrumbs(brand, pages.room_details.title)]} />
      <RoomBanner
        room={room}
        title={pages.room_details.title}
        photo={pages.room.banner}
        home={{ label: words.home, href: brand.href }}
        breadcrumbLabel={words.breadcrumb}
      />
      <RoomDetail
        room={room}
        content={rooms}
        controls={words.controls}
        booking={booking}
        contactHref={pages.contact.href}
        pictureNote={business.pictureNote}
      />
      <OtherRooms heading={rooms.words.otherRooms} rooms={rooms.listed.filter((other) => other !== room)} />
    </>
  );
}
