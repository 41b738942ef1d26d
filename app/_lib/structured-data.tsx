import type {
  Thing,
  BreadcrumbList,
  FAQPage,
  Question,
  WebPage,
  GeoCoordinates,
  OpeningHoursSpecification,
  PostalAddress,
  Hotel,
  HotelRoom,
  LocationFeatureSpecification,
  Offer,
  Product,
  Resort,
  Suite,
  Restaurant,
  BlogPosting,
  TouristTrip,
} from 'schema-dts';
import { stringifyForScript } from '@/lib/stringify-for-script';
import type { Brand } from '@/content/model';
import type { FaqContent } from '@/content/model/pricing';
import type { PageInfo } from '@/content/model/pages';
import { toAbsoluteUrl, toAbsolutePhotoUrl } from './absolute-url';
import type { Business } from '@/content/model/business';
import { type Notice, filterClosureNotices } from '@/content/model/notices';
import { CURRENCY } from '@/lib/create-dollar-format';
import { getLocalizedPath, type SitePath } from '@/lib/site-path';
import { type SpecialOffer, getOffersForRoom } from '@/content/model/special-offers';
import type { Room } from '@/content/model/rooms';
import type { RestaurantContent } from '@/content/model/restaurant';
import type { BlogPost } from '@/content/resolve/resolve-post';
import type { ToursContent } from '@/content/model/tours';

/** Structured data of a page. It may only state what the page shows. */
export function JsonLd({ graph }: { readonly graph: readonly (Thing | RoomJsonLd)[] }) {
  const data = { '@context': 'https://schema.org', '@graph': graph };
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: stringifyForScript(data) }} />;
}

/** The page itself, and the language that it is written in. */
export function createWebPageJsonLd(
  { language }: Brand,
  { title, href }: Pick<PageInfo, 'title' | 'href'>,
): WebPage {
  const url = toAbsoluteUrl(href);
  return { '@type': 'WebPage', '@id': url, url, name: title, inLanguage: language.locale };
}

/** Breadcrumb of a banner: the brand's home, and the page itself. */
export function createBreadcrumbListJsonLd(brand: Brand, title: string): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: brand.labels.home, item: toAbsoluteUrl(brand.href) },
      { '@type': 'ListItem', position: 2, name: title },
    ],
  };
}

/** The questions of guests that a page answers. */
export function createFaqPageJsonLd({ list }: FaqContent): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: list.map(({ question, answer }): Question => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

function createPostalAddressJsonLd({ address }: Business): PostalAddress {
  return {
    '@type': 'PostalAddress',
    addressLocality: address.place,
    addressRegion: address.region,
    addressCountry: address.country,
  };
}

function createGeoCoordinatesJsonLd({ point }: Business): GeoCoordinates {
  return {
    '@type': 'GeoCoordinates',
    latitude: point.latitude.toFixed(4),
    longitude: point.longitude.toFixed(4),
  };
}

/** Days on which a place is closed, as search engines read them: hours that begin and end at midnight. */
function createClosuresJsonLd(
  closures: readonly Pick<Notice, 'from' | 'until'>[],
): OpeningHoursSpecification[] | undefined {
  if (closures.length === 0) return undefined;
  return closures.map(({ from, until }): OpeningHoursSpecification => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: from,
    validThrough: until,
    opens: '00:00',
    closes: '00:00',
  }));
}

/** The same in every language: it names the house, not a page about it. */
const getEnglishUrl = ({ href: home, homes }: Brand, href: SitePath) =>
  toAbsoluteUrl(getLocalizedPath(href, home, homes[0]?.href ?? home));
const getLodgingId = (brand: Brand) => `${getEnglishUrl(brand, brand.href)}#lodging`;
const getRoomId = (brand: Brand, room: Room) => `${getEnglishUrl(brand, room.href)}#room`;

/** Refers to the lodging, which the home page describes in full. */
const createLodgingReferenceJsonLd = (brand: Brand) =>
  ({ '@type': brand.lodgingType, '@id': getLodgingId(brand), name: brand.name }) as const;

const createAmenity = (name: string): LocationFeatureSpecification => ({
  '@type': 'LocationFeatureSpecification',
  name,
  value: true,
});

/** A link to the front page of a network does not lead to a page of the owner, so it is left out. */
function getOwnPages(social: Brand['business']['social']) {
  const profileUrls = social.map(({ href }) => href).filter((href) => new URL(href).pathname !== '/');
  return profileUrls.length > 0 ? profileUrls : undefined;
}

/** A price per night: the least and the most that it can be, or just that. */
const createNightlyPrice = (
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

const createOffer = (brand: Brand, { lowestPrice }: Room): Offer => ({
  '@type': 'Offer',
  ...createNightlyPrice(brand, lowestPrice, { minPrice: lowestPrice }),
});

const createSpecialOffer = (brand: Brand, { title, text, price, from, until }: SpecialOffer): Offer => ({
  '@type': 'Offer',
  name: title,
  description: text,
  ...(price !== undefined && createNightlyPrice(brand, price, { price })),
  validFrom: from,
  validThrough: until,
});

/** The brand, for its home page; it offers the rooms that the home page shows. */
export function createLodgingJsonLd(brand: Brand): Hotel | Resort {
  const { business, name, footer, lodgingType, home } = brand;
  const { policies, goodToKnow, numberOfRooms, rooms } = brand;
  return {
    '@type': lodgingType,
    '@id': getLodgingId(brand),
    name,
    description: footer.intro,
    url: toAbsoluteUrl(brand.href),
    // the other slides are fetched later
    image: home.hero.slides.slice(0, 1).map(({ photo }) => toAbsolutePhotoUrl(photo)),
    address: createPostalAddressJsonLd(business),
    geo: createGeoCoordinatesJsonLd(business),
    hasMap: business.mapsUrl,
    email: business.email,
    telephone: business.phone || undefined,
    sameAs: getOwnPages(business.social),
    checkinTime: policies.checkInFrom,
    checkoutTime: policies.checkOutBefore,
    numberOfRooms,
    priceRange: rooms.priceRange,
    currenciesAccepted: CURRENCY,
    paymentAccepted: goodToKnow.values.payment || undefined,
    amenityFeature: home.amenities.list.map(({ label }) => createAmenity(label)),
    specialOpeningHoursSpecification: createClosuresJsonLd(filterClosureNotices(brand.notices, 'house')),
    makesOffer: [
      ...home.bestRooms.featured.map(({ room }): Offer => ({
        ...createOffer(brand, room),
        itemOffered: {
          // a Product, because schema.org allows offers on products only; the page of the room has the same id and is a
          // room as well
          '@type': 'Product',
          '@id': getRoomId(brand, room),
          name: room.title,
          url: toAbsoluteUrl(room.href),
        },
      })),
      ...brand.offers.map((brandOffer) => createSpecialOffer(brand, brandOffer)),
    ],
  };
}

type RoomJsonLd = ReturnType<typeof createRoomJsonLd>;

/** A room. It is a Product as well, because schema.org allows offers on products only. */
export function createRoomJsonLd(brand: Brand, room: Room) {
  const place = {
    '@type': brand.roomLodgingType,
    '@id': getRoomId(brand, room),
    name: room.title,
    description: room.description.join('\n'),
    url: toAbsoluteUrl(room.href),
    image: room.gallery.map(toAbsolutePhotoUrl),
    occupancy: { '@type': 'QuantitativeValue', maxValue: room.adults, unitText: brand.stay.labels.adults },
    floorSize: { '@type': 'QuantitativeValue', value: room.sizeSqm, unitCode: 'MTK' },
    bed: room.bedsText,
    amenityFeature: room.amenities.flatMap(({ items }) => items.map(createAmenity)),
    containedInPlace: {
      ...createLodgingReferenceJsonLd(brand),
      address: createPostalAddressJsonLd(brand.business),
      checkinTime: brand.policies.checkInFrom,
      checkoutTime: brand.policies.checkOutBefore,
    },
  } as const satisfies HotelRoom | Suite;
  const product = {
    '@type': 'Product',
    offers: [
      // only the page of the room has the highest price
      {
        ...createOffer(brand, room),
        ...createNightlyPrice(brand, room.lowestPrice, {
          minPrice: room.lowestPrice,
          maxPrice: room.highestPrice,
        }),
      },
      ...getOffersForRoom(brand.offers, room.id).map((roomOffer) => createSpecialOffer(brand, roomOffer)),
    ],
  } as const satisfies Product;
  return { ...place, ...product, '@type': [place['@type'], product['@type']] };
}

const EVERY_DAY = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

export function createRestaurantJsonLd(brand: Brand, { hours, photo }: RestaurantContent): Restaurant {
  return {
    '@type': 'Restaurant',
    name: brand.pages.restaurant.title,
    url: toAbsoluteUrl(brand.pages.restaurant.href),
    image: toAbsolutePhotoUrl(photo),
    address: createPostalAddressJsonLd(brand.business),
    geo: createGeoCoordinatesJsonLd(brand.business),
    telephone: brand.business.phone || undefined,
    containedInPlace: createLodgingReferenceJsonLd(brand),
    priceRange: brand.goodToKnow.values.mealPrices || undefined,
    openingHoursSpecification: hours.list.map(({ meal, opens, closes }): OpeningHoursSpecification => ({
      '@type': 'OpeningHoursSpecification',
      name: meal,
      dayOfWeek: EVERY_DAY,
      opens,
      closes,
    })),
    specialOpeningHoursSpecification: createClosuresJsonLd(filterClosureNotices(brand.notices, 'restaurant')),
  };
}

/** A post that has a page of its own. */
export function createBlogPostingJsonLd(
  brand: Brand,
  { title, excerpt, datePublished, category, photo, href }: BlogPost,
): BlogPosting {
  const publisher = createLodgingReferenceJsonLd(brand);
  return {
    '@type': 'BlogPosting',
    headline: title,
    abstract: excerpt,
    datePublished,
    articleSection: category,
    image: toAbsolutePhotoUrl(photo),
    inLanguage: brand.language.locale,
    mainEntityOfPage: toAbsoluteUrl(href),
    author: publisher,
    publisher,
  };
}

export function createToursJsonLd(brand: Brand, { tours: list }: ToursContent): TouristTrip[] {
  return list.map(({ title, description, photo, price }): TouristTrip => ({
    '@type': 'TouristTrip',
    name: title,
    description,
    image: toAbsolutePhotoUrl(photo),
    provider: createLodgingReferenceJsonLd(brand),
    offers: {
      '@type': 'Offer',
      priceSpecification: { '@type': 'PriceSpecification', minPrice: price, priceCurrency: CURRENCY },
    },
  }));
}
