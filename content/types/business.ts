import type { Link, ExternalUrl } from './link';

export interface MapPoint {
  readonly longitude: number;
  readonly latitude: number;
}

/** The host and the contact data. */
export interface WrittenBusiness {
  readonly host: string;
  readonly email: `${string}@${string}.${string}`;
  /** `+` and digits; empty until the owner gives one. Shown as a `tel:` link. */
  readonly phone: '' | `+${number}`;
  /** Whether that phone answers on WhatsApp, which then has a link of its own. */
  readonly phoneHasWhatsApp: boolean;
  readonly address: { readonly place: string; readonly region: string; readonly country: string };
  /** Where the brand stands: the map link, the map on the contact page, the island sketch and search engines use it. */
  readonly point: MapPoint;
  readonly social: readonly Link<ExternalUrl>[];
  /** Note that pictures are not photographs, shown on pages with many pictures; '' removes it. */
  readonly pictureNote: string;
}

export interface Business extends WrittenBusiness {
  /** The address in one line. */
  readonly location: string;
  readonly mapsUrl: ExternalUrl;
  readonly mapEmbedUrl: ExternalUrl;
  /** The phone as it is read: "+255 777 123 456". */
  readonly phoneText: string;
  /** Opens a conversation on WhatsApp. */
  readonly whatsApp?: Link<ExternalUrl>;
}
