import type { TouristTrip } from 'schema-dts';
import { CURRENCY } from '@/lib/create-dollar-format';
import type { Brand } from '@/content/model';
import type { ToursContent } from '@/content/model/tours';
import { toAbsolutePhotoUrl } from '../absolute-url';
import { createLodgingReferenceJsonLd } from './lodging';

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
