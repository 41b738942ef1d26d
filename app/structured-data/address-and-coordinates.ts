import type { GeoCoordinates, PostalAddress } from 'schema-dts';
import type { Business } from '@/content/model/business';

export function postalAddress({ address }: Business): PostalAddress {
  return {
    '@type': 'PostalAddress',
    addressLocality: address.place,
    addressRegion: address.region,
    addressCountry: address.country,
  };
}

export function geoCoordinates({ point }: Business): GeoCoordinates {
  return {
    '@type': 'GeoCoordinates',
    latitude: point.latitude.toFixed(4),
    longitude: point.longitude.toFixed(4),
  };
}
