import type { GeoCoordinates, PostalAddress } from 'schema-dts';
import type { Business, Photo } from '@/content';
import { siteUrl } from '@/lib/site-url.mjs';

export const absoluteUrl = (path: string) => new URL(path, siteUrl).href;

/** URL of the variant whose name never changes. */
export const imageUrl = (photo: Photo) => absoluteUrl(`/photos/${photo.name}.webp`);

export function postalAddress({ address }: Business): PostalAddress {
  return {
    '@type': 'PostalAddress',
    addressLocality: address.place,
    addressRegion: address.region,
    addressCountry: address.country,
  };
}

export function coordinates({ point }: Business): GeoCoordinates {
  return {
    '@type': 'GeoCoordinates',
    latitude: point.latitude.toFixed(4),
    longitude: point.longitude.toFixed(4),
  };
}
