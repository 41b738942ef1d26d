import type { OpeningHoursSpecification, Restaurant } from 'schema-dts';
import type { Brand } from '@/content/model';
import type { RestaurantContent } from '@/content/model/restaurant';
import { filterClosureNotices } from '@/content/model/notices';
import { toAbsoluteUrl, toAbsolutePhotoUrl } from '../absolute-url';
import { createLodgingReferenceJsonLd } from './lodging';
import { createClosuresJsonLd, createGeoCoordinatesJsonLd, createPostalAddressJsonLd } from './business';

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
