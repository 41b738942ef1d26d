import type { z } from 'zod';
import {
  email,
  boolean,
  fieldset,
  list,
  untranslatedText,
  number,
  paragraph,
  phone,
  url,
  translatedText,
} from '../fields/field-types';
import type { ExternalUrl } from '../fields/field-types';
import type { Link } from './link';
import type { Resolved } from '../fields/resolved';

/** A point on the map in degrees. */
export const mapPoint = fieldset('Point on the map', {
  latitude: number('Latitude', -90, 90),
  longitude: number('Longitude', -180, 180),
});
export type MapPoint = Resolved<z.infer<typeof mapPoint>>;

/** The business behind all brands. */
export const business = fieldset('Contact and address', {
  host: untranslatedText('Name of the host, as guests should read it'),
  email: email('E-mail address that guests write to'),
  phone: phone('Phone'),
  phoneHasWhatsApp: boolean('The phone answers on WhatsApp'),
  address: fieldset('Address', {
    place: translatedText('Place'),
    region: translatedText('Region'),
    country: translatedText('Country'),
  }),
  point: mapPoint,
  social: list(
    'Social networks',
    fieldset('Social network', { label: untranslatedText('Name'), href: url('Your page') }),
    {
      min: 0,
    },
  ),
  pictureNote: paragraph('Note that pictures are no photographs', { allowEmpty: true }),
});
export type BusinessInput = z.infer<typeof business>;

export interface Business extends Resolved<BusinessInput> {
  /** The address in one line. */
  readonly location: string;
  readonly mapsUrl: ExternalUrl;
  readonly mapEmbedUrl: ExternalUrl;
  /** The phone as it is read: "+255 777 123 456". */
  readonly phoneText: string;
  /** Opens a conversation on WhatsApp. */
  readonly whatsApp?: Link<ExternalUrl>;
}
