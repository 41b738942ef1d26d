import type { GeoCoordinates } from 'schema-dts';
import type { Business } from '@/content/model/business';

export function createGeoCoordinatesJsonLd({ point }: Business): GeoCoordinates {
  return {
    '@type': 'GeoCoordinates',
    latitude: point.latitude.toFixed(4),
    longitude: point.longitude.toFixed(4),
  };
}
