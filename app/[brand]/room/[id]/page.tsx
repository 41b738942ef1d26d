import { SpecialOffers } from '@/components/special-offers/special-offers';
import { OtherRooms } from '@/components/rooms/other-rooms';
import { RoomBanner } from '@/components/rooms/room-banner';
import { RoomPageContent } from '@/components/rooms/room-page-content';
import { CurrentTide } from '@/components/tides/current-tide';
import { OptionalPart } from '@/components/ui/optional-part';
import { getBrand } from '@/content';
import { getOffersForRoom } from '@/content/model/special-offers';
import { getRoom } from '@/content/model/rooms';
import { createPageMetadata } from '../../../_lib/page-metadata';
import { getCurrentBrand } from '../../../_lib/current-brand';
import { createBreadcrumbListJsonLd, createWebPageJsonLd } from '../../../_lib/structured-data/web-page';
import { JsonLd } from '../../../_lib/structured-data/json-ld';
import { createRoomJsonLd } from '../../../_lib/structured-data/lodging';

export function generateStaticParams({ params }: { readonly params: { readonly brand: string } }) {
  return getBrand(params.brand).rooms.all.map(({ id }) => ({ id: String(id) }));
}

export async function generateMetadata({ params }: PageProps<'/[brand]/room/[id]'>) {
  const brand = await getCurrentBrand();
  const room = getRoom(brand, (await params).id);
  return createPageMetadata(brand, {
    title: brand.pages.room_details.title,
    description: room.metaDescription,
    shareTitle: room.title,
    href: room.href,
  });
}

export default async function RoomPage({ params }: PageProps<'/[brand]/room/[id]'>) {
  const brand = await getCurrentBrand();
  const room = getRoom(brand, (await params).id);
  const { rooms, booking, business, labels, pages, tides } = brand;
  return (
    <>
      <JsonLd
        graph={[
          createRoomJsonLd(brand, room),
          createWebPageJsonLd(brand, room),
          createBreadcrumbListJsonLd(brand, pages.room_details.title),
        ]}
      />
      <RoomBanner
        room={room}
        look={brand.look}
        smallTitle
        title={pages.room_details.title}
        photo={pages.room.banner}
        home={{ label: labels.home, href: brand.href }}
        breadcrumbLabel={labels.breadcrumb}
      />
      <RoomPageContent
        look={brand.look}
        offers={
          <SpecialOffers
            offers={getOffersForRoom(brand.offers, room.id)}
            priceSuffix={rooms.labels.priceSuffix}
            booking={booking}
          />
        }
        tide={
          <OptionalPart>
            <CurrentTide labels={tides.line} href={tides.href} />
          </OptionalPart>
        }
        room={room}
        content={rooms}
        controls={labels.controls}
        booking={booking}
        contactHref={pages.contact.href}
        shareLabels={labels.share}
        brandName={brand.name}
        business={business}
      />
      <OtherRooms
        heading={rooms.labels.otherRooms}
        rooms={rooms.listed.filter((otherRoom) => otherRoom !== room)}
      />
    </>
  );
}
