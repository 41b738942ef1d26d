import type {
  Hotel,
  HotelRoom,
  LocationFeatureSpecification,
  Offer,
  Product,
  Resort,
  Suite,
} from 'schema-dts';
import { CURRENCY } from '@/lib/currency';
import { localizedPath } from '@/lib/localized-path';
import type { SitePath } from '@/lib/site-path';
import type { Brand } from '@/content/model';
import { type SpecialOffer, offersForRoom } from '@/content/model/special-offers';
import type { Room } from '@/content/model/rooms';
import { closuresFor } from '@/content/model/notices';
import { closureHours } from './closures';
import { absoluteUrl, absolutePhotoUrl } from '../absolute-url';
import { geoCoordinates } from './geo-coordinates';
import { postalAddress } from './postal-address';

/** The same in every language: it names the house, not a page about it. */
const idOf = ({ href: home, homes }: Brand, href: SitePath) =>
  absoluteUrl(localizedPath(href, home, homes[0]?.href ?? home));
const lodgingId = (brand: Brand) => `${idOf(brand, brand.href)}#lodging`;
const roomId = (brand: Brand, room: Room) => `${idOf(brand, room.href)}#room`;

/** Refers to the lodging, which the home page describes in full. */
export const lodgingReference = (brand: Brand) =>
  ({ '@type': brand.lodgingType, '@id': lodgingId(brand), name: brand.name }) as const;

const amenity = (name: string): LocationFeatureSpecification => ({
  '@type': 'LocationFeatureSpecification',
  name,
  value: true,
});

/** A link to the front page of a network does not lead to a page of the owner, so it is left out. */
function ownPages(social: Brand['business']['social']) {
  const profileUrls = social.map(({ href }) => href).filter((href) => new URL(href).pathname !== '/');
  return profileUrls.length > 0 ? profileUrls : undefined;
}

/** A price per night: the least and the most that it can be, or just that. */
const nightly = (
  { rooms }: Brand,
  price: number,
  range: { readonly minPrice: number; readonly maxPrice?: number } | { readonly price: number },
) =>
  ({
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      ...range,
      priceCurrency: CURRENCY,
      unitText: rooms.labels.priceSuffix,
    },
    price,
    priceCurrency: CURRENCY,
  }) as const satisfies Partial<Offer>;

const offer = (brand: Brand, { price }: Room): Offer => ({
  '@type': 'Offer',
  ...nightly(brand, price, { minPrice: price }),
});

const specialOffer = (brand: Brand, { title, text, price, from, until }: SpecialOffer): Offer => ({
  '@type': 'Offer',
  name: title,
  description: text,
  ...(price !== undefined && nightly(brand, price, { price })),
  validFrom: from,
  validThrough: until,
});

/** The brand, for its home page; it offers the rooms that the home page shows. */
export function lodging(brand: Brand): Hotel | Resort {
  const { business, name, footer, lodgingType, home } = brand;
  const { policies, goodToKnow, numberOfRooms, rooms } = brand;
  return {
    '@type': lodgingType,
    '@id': lodgingId(brand),
    name,
    description: footer.intro,
    url: absoluteUrl(brand.href),
    // the other slides are fetched later
    image: home.hero.slides.slice(0, 1).map(({ photo }) => absolutePhotoUrl(photo)),
    address: postalAddress(business),
    geo: geoCoordinates(business),
    hasMap: business.mapsUrl,
    email: business.email,
    telephone: business.phone || undefined,
    sameAs: ownPages(business.social),
    checkinTime: policies.checkInFrom,
    checkoutTime: policies.checkOutBefore,
    numberOfRooms,
    priceRange: rooms.priceRange,
    currenciesAccepted: CURRENCY,
    paymentAccepted: goodToKnow.values.payment || undefined,
    amenityFeature: home.amenities.list.map(({ label }) => amenity(label)),
    specialOpeningHoursSpecification: closureHours(closuresFor(brand.notices, 'house')),
    makesOffer: [
      ...home.bestRooms.featured.map(({ room }): Offer => ({
        ...offer(brand, room),
        itemOffered: {
          // a Product, because schema.org allows offers on products only; the page of the room has the same id and is a
          // room as well
          '@type': 'Product',
          '@id': roomId(brand, room),
          name: room.title,
          url: absoluteUrl(room.href),
        },
      })),
      ...brand.offers.map((brandOffer) => specialOffer(brand, brandOffer)),
    ],
  };
}

export type LodgingRoom = ReturnType<typeof lodgingRoom>;

/** A room. It is a Product as well, because schema.org allows offers on products only. */
export function lodgingRoom(brand: Brand, room: Room) {
  const place = {
    '@type': brand.roomLodgingType,
    '@id': roomId(brand, room),
    name: room.title,
    description: room.description.join('\n'),
    url: absoluteUrl(room.href),
    image: room.gallery.map(absolutePhotoUrl),
    occupancy: { '@type': 'QuantitativeValue', maxValue: room.adults, unitText: brand.stay.labels.adults },
    floorSize: { '@type': 'QuantitativeValue', value: room.sizeSqm, unitCode: 'MTK' },
    bed: room.bedsText,
    amenityFeature: room.amenities.flatMap(({ items }) => items.map(amenity)),
    containedInPlace: {
      ...lodgingReference(brand),
      address: postalAddress(brand.business),
      checkinTime: brand.policies.checkInFrom,
      checkoutTime: brand.policies.checkOutBefore,
    },
  } as const satisfies HotelRoom | Suite;
  const product = {
    '@type': 'Product',
    offers: [
      // only the page of the room has the highest price
      {
        ...offer(brand, room),
        ...nightly(brand, room.price, { minPrice: room.price, maxPrice: room.highestPrice }),
      },
      ...offersForRoom(brand.offers, room.id).map((roomOffer) => specialOffer(brand, roomOffer)),
    ],
  } as const satisfies Product;
  return { ...place, ...product, '@type': [place['@type'], product['@type']] };
}
