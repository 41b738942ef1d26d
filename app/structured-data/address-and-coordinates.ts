import type { GeoCoordinates, PostalAddress } from 'schema-dts';
import type { Business } from '@/content/model/business';
import type { PhotoContent } from '@/content/fields/photo';
import { photoUrl, unversionedPhotoFileName } from '@/lib/photo-file-names';
import { siteUrl } from '../site-url';

export const CURRENCY = 'USD';

export const absoluteUrl = (path: string) => new URL(path, siteUrl).href;

export const absolutePhotoUrl = ({ name }: PhotoContent) =>
  absoluteUrl(photoUrl(unversionedPhotoFileName(name)));

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
