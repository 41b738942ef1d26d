import type { OpeningHoursSpecification, Restaurant } from 'schema-dts';
import type { Brand } from '@/content/model';
import type { RestaurantContent } from '@/content/model/restaurant';
import { getClosuresForBrand } from '@/content/model/notices';
import { createClosureHours } from './closures';
import { toAbsoluteUrl, toAbsolutePhotoUrl } from '../absolute-url';
import { createGeoCoordinates } from './geo-coordinates';
import { createLodgingReference } from './lodging';
import { createPostalAddress } from './postal-address';

const EVERY_DAY = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

export function createRestaurant(brand: Brand, { hours, photo }: RestaurantContent): Restaurant {
  return {
    '@type': 'Restaurant',
    name: brand.pages.restaurant.title,
    url: toAbsoluteUrl(brand.pages.restaurant.href),
    image: toAbsolutePhotoUrl(photo),
    address: createPostalAddress(brand.business),
    geo: createGeoCoordinates(brand.business),
    telephone: brand.business.phone || undefined,
    containedInPlace: createLodgingReference(brand),
    priceRange: brand.goodToKnow.values.mealPrices || undefined,
    openingHoursSpecification: hours.list.map(({ meal, opens, closes }): OpeningHoursSpecification => ({
      '@type': 'OpeningHoursSpecification',
      name: meal,
      dayOfWeek: EVERY_DAY,
      opens,
      closes,
    })),
    specialOpeningHoursSpecification: createClosureHours(getClosuresForBrand(brand.notices, 'restaurant')),
  };
}
