import type { PostalAddress } from 'schema-dts';
import type { Business } from '@/content/model/business';

export function createPostalAddressJsonLd({ address }: Business): PostalAddress {
  return {
    '@type': 'PostalAddress',
    addressLocality: address.place,
    addressRegion: address.region,
    addressCountry: address.country,
  };
}
