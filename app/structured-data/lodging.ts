import type { Hotel, HotelRoom, Offer, Product, Resort, Suite } from 'schema-dts';
import type { Brand, Room, RoomType } from '@/content/types';
import { absolute, coordinates, dollars, pictureAddress, postalAddress, squareMetres } from './facts';

const KIND = { villa: 'Suite', boutique: 'HotelRoom' } as const satisfies Record<RoomType, string>;

export const houseId = (brand: Brand) => `${absolute(`/${brand.id}`)}#house`;
const roomAddress = (brand: Brand, room: Room) => absolute(`/${brand.id}/room/${room.id}`);

function fact({ title, facts }: Room, label: string): string {
  const found = facts.find((one) => one.label === label);
  if (!found) throw new Error(`${title} has no fact "${label}" in content/<house>/rooms.ts.`);
  return found.value;
}

function offer(room: Room): Offer {
  return {
    '@type': 'Offer',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      minPrice: dollars(room.price),
      priceCurrency: 'USD',
      unitText: 'night',
    },
    price: dollars(room.price),
    priceCurrency: 'USD',
  };
}

/** The house as a whole, on its home. */
export function lodging(brand: Brand, offered: readonly Room[]): Hotel | Resort {
  const { business, name, footer, landingPhoto, lodgingType } = brand;
  return {
    '@type': lodgingType,
    '@id': houseId(brand),
    name,
    description: footer.intro,
    url: absolute(`/${brand.id}`),
    image: pictureAddress(landingPhoto),
    address: postalAddress(business),
    geo: coordinates(business),
    hasMap: business.mapsUrl,
    email: business.email,
    telephone: business.phone || undefined,
    makesOffer: offered.map((room) => ({
      ...offer(room),
      itemOffered: {
        '@type': KIND[room.type],
        '@id': `${roomAddress(brand, room)}#room`,
        name: room.title,
        url: roomAddress(brand, room),
      },
    })),
  };
}

export type LodgingRoom = ReturnType<typeof lodgingRoom>;

/** One room, on its own page; a room is a product too, or it could not be offered. */
export function lodgingRoom(brand: Brand, room: Room) {
  const place = {
    '@type': KIND[room.type],
    '@id': `${roomAddress(brand, room)}#room`,
    name: room.title,
    description: room.description.join('\n'),
    url: roomAddress(brand, room),
    image: room.gallery.map(pictureAddress),
    occupancy: { '@type': 'QuantitativeValue', maxValue: room.adults, unitText: brand.rooms.words.adults },
    floorSize: { '@type': 'QuantitativeValue', value: squareMetres(room.size), unitCode: 'MTK' },
    bed: fact(room, 'Beds'),
    amenityFeature: room.amenities.flatMap(({ items }) =>
      items.map((item) => ({ '@type': 'LocationFeatureSpecification', name: item, value: true }) as const),
    ),
    containedInPlace: {
      '@type': brand.lodgingType,
      '@id': houseId(brand),
      name: brand.name,
      address: postalAddress(brand.business),
    },
  } as const satisfies HotelRoom | Suite;
  const product = { '@type': 'Product', offers: offer(room) } as const satisfies Product;
  return { ...place, ...product, '@type': [place['@type'], product['@type']] };
}
