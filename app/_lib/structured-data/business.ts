import type { GeoCoordinates, OpeningHoursSpecification, PostalAddress } from 'schema-dts';
import type { Business } from '@/content/model/business';
import type { Notice } from '@/content/model/notices';

export function createPostalAddressJsonLd({ address }: Business): PostalAddress {
  return {
    '@type': 'PostalAddress',
    addressLocality: address.place,
    addressRegion: address.region,
    addressCountry: address.country,
  };
}

export function createGeoCoordinatesJsonLd({ point }: Business): GeoCoordinates {
  return {
    '@type': 'GeoCoordinates',
    latitude: point.latitude.toFixed(4),
    longitude: point.longitude.toFixed(4),
  };
}

/** Days on which a place is closed, as search engines read them: hours that begin and end at midnight. */
export function createClosuresJsonLd(
  closures: readonly Pick<Notice, 'from' | 'until'>[],
): OpeningHoursSpecification[] | undefined {
  if (closures.length === 0) return undefined;
  return closures.map(({ from, until }): OpeningHoursSpecification => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: from,
    validThrough: until,
    opens: '00:00',
    closes: '00:00',
  }));
}
