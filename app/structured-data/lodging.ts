import type { Hotel, HotelRoom, Offer, Product, Resort, Suite } from 'schema-dts';
import { pathInLanguage } from '@/components/languages/path-in-language';
import type { Brand, Room, SitePath } from '@/content';
import { closuresOf } from '@/content/resolve/notices';
import { closureHours } from './closures';
import { absoluteUrl, coordinates, imageUrl, postalAddress } from './values';

/** The same in every language: it names the house, not a page about it. */
const idOf = ({ href: home, homes }: Brand, href: SitePath) =>
  absoluteUrl(pathInLanguage(href, home, homes[0]?.href ?? home));
export const lodgingId = (brand: Brand) => `${idOf(brand, brand.href)}#lodging`;
const roomId = (brand: Brand, room: Room) => `${idOf(brand, room.href)}#room`;

function offer({ rooms }: Brand, { price }: Room): Offer {
  return {
    '@type': 'Offer',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      minPrice: price,
      priceCurrency: 'USD',
      unitText: rooms.words.priceSuffix,
    },
    price,
    priceCurrency: 'USD',
  };
}

/** The brand, for its home page; it offers the rooms that the home page shows. */
export function lodging(brand: Brand): Hotel | Resort {
  const { business, name, footer, landingPhoto, lodgingType, roomLodgingType, home } = brand;
  return {
    '@type': lodgingType,
    '@id': lodgingId(brand),
    name,
    description: footer.intro,
    url: absoluteUrl(brand.href),
    image: imageUrl(landingPhoto),
    address: postalAddress(business),
    geo: coordinates(business),
    hasMap: business.mapsUrl,
    email: business.email,
    telephone: business.phone || undefined,
    specialOpeningHoursSpecification: closureHours(closuresOf(brand.notices, 'house')),
    makesOffer: home.bestRooms.featured.map(({ room }) => ({
      ...offer(brand, room),
      itemOffered: {
        '@type': roomLodgingType,
        '@id': roomId(brand, room),
        name: room.title,
        url: absoluteUrl(room.href),
      },
    })),
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
    image: room.gallery.map(imageUrl),
    occupancy: { '@type': 'QuantitativeValue', maxValue: room.adults, unitText: brand.stay.words.adults },
    floorSize: { '@type': 'QuantitativeValue', value: room.sizeSqm, unitCode: 'MTK' },
    bed: room.bedsText,
    amenityFeature: room.amenities.flatMap(({ items }) =>
      items.map((item) => ({ '@type': 'LocationFeatureSpecification', name: item, value: true }) as const),
    ),
    containedInPlace: {
      '@type': brand.lodgingType,
      '@id': lodgingId(brand),
      name: brand.name,
      address: postalAddress(brand.business),
    },
  } as const satisfies HotelRoom | Suite;
  const product = { '@type': 'Product', offers: offer(brand, room) } as const satisfies Product;
  return { ...place, ...product, '@type': [place['@type'], product['@type']] };
}
