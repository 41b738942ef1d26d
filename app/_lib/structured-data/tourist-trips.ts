import type { TouristTrip } from 'schema-dts';
import { CURRENCY } from '@/lib/currency';
import type { Brand } from '@/content/model';
import type { ToursContent } from '@/content/model/tours';
import { absolutePhotoUrl } from '../absolute-url';
import { lodgingReference } from './lodging';

export function touristTrips(brand: Brand, { tours: list }: ToursContent): TouristTrip[] {
  return list.map(({ title, description, photo, price }): TouristTrip => ({
    '@type': 'TouristTrip',
    name: title,
    description,
    image: absolutePhotoUrl(photo),
    provider: lodgingReference(brand),
    offers: {
      '@type': 'Offer',
      priceSpecification: { '@type': 'PriceSpecification', minPrice: price, priceCurrency: CURRENCY },
    },
  }));
}
