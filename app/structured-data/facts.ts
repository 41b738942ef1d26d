import type { GeoCoordinates, PostalAddress } from 'schema-dts';
import type { Business, Photo } from '@/content/types';
import { siteUrl } from '@/site-url.mjs';

// Content says things as guests read them. Each function here takes the fact out of such a text, and throws where
// there is none: a text that was rewritten must not turn into a silent gap in an index.

export const absolute = (path: string) => new URL(path, siteUrl).href;

/** The file whose name stays when the picture is made anew. */
export const pictureAddress = (photo: Photo) => absolute(`/photos/${photo.name}.webp`);

function firstNumber(text: string, pattern: RegExp, what: string): number {
  const found = pattern.exec(text)?.[1];
  if (!found) throw new Error(`"${text}" holds no ${what}.`);
  return Number(found);
}

/** Of "$49" or "From $25". */
export const dollars = (text: string) => firstNumber(text, /\$(\d+(?:\.\d+)?)/, 'price in dollars ("$49")');

/** Of "90sqm interior". */
export const squareMetres = (text: string) =>
  firstNumber(text, /(\d+(?:\.\d+)?)\s*sqm/, 'size in square metres ("90sqm")');

/** Of "Jambiani Beach, Zanzibar, Tanzania". */
export function postalAddress({ location }: Business): PostalAddress {
  const [addressLocality, addressRegion, addressCountry] = location.split(', ');
  if (!addressLocality || !addressRegion || !addressCountry) {
    throw new Error(`"${location}" is no address of place, region and country with a comma between them.`);
  }
  return { '@type': 'PostalAddress', addressLocality, addressRegion, addressCountry };
}

/** Of the map link's marker; without one, or with a map that marks it otherwise, the address has to do. */
export function coordinates({ mapsUrl }: Business): GeoCoordinates | undefined {
  const { searchParams } = new URL(mapsUrl);
  const latitude = searchParams.get('mlat');
  const longitude = searchParams.get('mlon');
  return latitude && longitude ? { '@type': 'GeoCoordinates', latitude, longitude } : undefined;
}
