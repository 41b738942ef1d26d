import type { z } from 'zod';
import type { ExternalUrl, LabelledLink } from '../../lib/link-types';
import * as field from '../fields/field-types';
import type { Resolved } from '../fields/resolved';
import { defineContentType, type ResolvedContent } from './content-type';
import { labels } from './labels';

/** Tanzania lies between these degrees. */
const isInTanzania = (latitude: number, longitude: number) =>
  latitude > -12 && latitude < 0 && longitude > 29 && longitude < 41;

/** A point on the map in degrees. */
export const geoPointSchema = field.addCrossFieldRule(
  field.fieldset('Point on the map', {
    latitude: field.numberBetween('Latitude', -90, 90),
    longitude: field.numberBetween('Longitude', -180, 180),
  }),
  ({ latitude, longitude }) =>
    isInTanzania(latitude, longitude)
      ? undefined
      : {
          path: ['latitude'],
          problem: `${latitude}, ${longitude} is not in Tanzania.`,
          remedy: isInTanzania(longitude, latitude)
            ? `Write ${longitude} as the latitude and ${latitude} as the longitude.`
            : 'Write the two numbers that a map shows for the place, like -6.3 and 39.5.',
        },
);
export type GeoPoint = Resolved<z.infer<typeof geoPointSchema>>;

/** The business behind all brands. */
export const business = defineContentType({
  shared: field.addCrossFieldRule(
    field.fieldset('Contact and address', {
      host: field.nonTranslatableText('Name of the host, as guests should read it'),
      email: field.email('E-mail address that guests write to'),
      phone: field.phone('Phone'),
      phoneHasWhatsApp: field.boolean('The phone answers on WhatsApp'),
      address: field.fieldset('Address', {
        place: field.translatedText('Place'),
        region: field.translatedText('Region'),
        country: field.translatedText('Country'),
      }),
      point: geoPointSchema,
      social: field.list(
        'Social networks',
        field.fieldset('Social network', {
          label: field.nonTranslatableText('Name'),
          href: field.externalUrl('Your page'),
        }),
        {
          min: 0,
        },
      ),
      photoNote: field.paragraph('Note that pictures are no photographs', { allowEmpty: true }),
    }),
    ({ phone, phoneHasWhatsApp }) =>
      phoneHasWhatsApp && !phone
        ? {
            path: ['phone'],
            problem: 'there is no phone for WhatsApp.',
            remedy: 'Write it, or say that the phone does not answer on WhatsApp.',
          }
        : undefined,
  ),
  needs: { labels },
  resolve({ shared }, _, needs) {
    const { address, phone, phoneHasWhatsApp, point } = shared;
    const whatsApp: LabelledLink<ExternalUrl> = {
      label: needs.labels.whatsApp,
      href: `https://wa.me/${phone.slice(1)}`,
    };
    return {
      ...shared,
      /** The phone as it is read: "+255 777 123 456". */
      phoneText: phone.replace(/\B(?=(?:\d{3})+$)/g, ' '),
      /** Opens a conversation on WhatsApp. */
      ...(phoneHasWhatsApp && { whatsApp }),
      /** The address in one line. */
      location: `${address.place}, ${address.region}, ${address.country}`,
      mapsUrl: mapsUrl(point),
      mapEmbedUrl: mapEmbedUrl(point),
    };
  },
});
export type Business = ResolvedContent<typeof business>;

function mapsUrl({ latitude, longitude }: GeoPoint): ExternalUrl {
  const [lat, lon] = [latitude.toFixed(4), longitude.toFixed(4)];
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=15/${lat}/${lon}`;
}

function mapEmbedUrl({ latitude, longitude }: GeoPoint): ExternalUrl {
  const area = [longitude - 0.03, latitude - 0.016, longitude + 0.03, latitude + 0.016];
  const query = new URLSearchParams({
    bbox: area.map((degrees) => degrees.toFixed(4)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  });
  return `https://www.openstreetmap.org/export/embed.html?${query}`;
}
