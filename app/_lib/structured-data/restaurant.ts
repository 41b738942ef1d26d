import type { OpeningHoursSpecification, Restaurant } from 'schema-dts';
import type { Brand } from '@/content/model';
import type { RestaurantContent } from '@/content/model/restaurant';
import { closuresFor } from '@/content/model/notices';
import { closureHours } from './closures';
import { absoluteUrl, absolutePhotoUrl } from '../absolute-url';
import { geoCoordinates } from './geo-coordinates';
import { lodgingReference } from './lodging';
import { postalAddress } from './postal-address';

const EVERY_DAY = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

export function restaurantPlace(brand: Brand, { hours, photo }: RestaurantContent): Restaurant {
  return {
    '@type': 'Restaurant',
    name: brand.pages.restaurant.title,
    url: absoluteUrl(brand.pages.restaurant.href),
    image: absolutePhotoUrl(photo),
    address: postalAddress(brand.business),
    geo: geoCoordinates(brand.business),
    telephone: brand.business.phone || undefined,
    containedInPlace: lodgingReference(brand),
    priceRange: brand.goodToKnow.values.mealPrices || undefined,
    openingHoursSpecification: hours.list.map(({ meal, opens, closes }): OpeningHoursSpecification => ({
      '@type': 'OpeningHoursSpecification',
      name: meal,
      dayOfWeek: EVERY_DAY,
      opens,
      closes,
    })),
    specialOpeningHoursSpecification: closureHours(closuresFor(brand.notices, 'restaurant')),
  };
}
