import type { Link, ExternalUrl } from './link';

export interface MapPoint {
  readonly longitude: number;
  readonly latitude: number;
}

/** The person or firm that receives the guests, and how to reach them. */
export interface WrittenBusiness {
  readonly host: string;
  readonly email: `${string}@${string}.${string}`;
  /** `+` and digits; empty until the owner gives one. Shown as a `tel:` link. */
  readonly phone: '' | `+${number}`;
  readonly address: { readonly place: string; readonly region: string; readonly country: string };
  /** Where the brand stands: the map link, the map on the contact page, the island sketch and search engines use it. */
  readonly point: MapPoint;
  readonly social: readonly Link<ExternalUrl>[];
  /** Shown wherever pictures carry the page, for as long as they are not photographs; '' removes it. */
  readonly pictureNote: string;
}

export interface Business extends WrittenBusiness {
  /** The address in one line. */
  readonly location: string;
  readonly mapsUrl: ExternalUrl;
  readonly mapEmbedUrl: ExternalUrl;
}
