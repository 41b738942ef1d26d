import type { Business, BusinessInput, MapPoint } from '../schema';
import { throwContentError } from '../fields/content-error';
import type { Resolved } from '../fields/resolved';

/** @throws when there is no phone for WhatsApp */
export function resolveBusiness(
  written: Resolved<BusinessInput>,
  whatsAppLabel: string,
  file: string,
): Business {
  const { address, phone, phoneHasWhatsApp, point } = written;
  if (phoneHasWhatsApp && !phone) {
    throwContentError(
      { file, path: ['phone'] },
      'there is no phone for WhatsApp.',
      'Write it, or write false after "phoneHasWhatsApp".',
    );
  }
  return {
    ...written,
    phoneText: phone.replace(/\B(?=(?:\d{3})+$)/g, ' '),
    ...(phoneHasWhatsApp && {
      whatsApp: { label: whatsAppLabel, href: `https://wa.me/${phone.slice(1)}` } as const,
    }),
    location: `${address.place}, ${address.region}, ${address.country}`,
    mapsUrl: mapsUrl(point),
    mapEmbedUrl: mapEmbedUrl(point),
  };
}

function mapsUrl({ latitude, longitude }: MapPoint): Business['mapsUrl'] {
  const [lat, lon] = [latitude.toFixed(4), longitude.toFixed(4)];
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=15/${lat}/${lon}`;
}

function mapEmbedUrl({ latitude, longitude }: MapPoint): Business['mapEmbedUrl'] {
  const area = [longitude - 0.03, latitude - 0.016, longitude + 0.03, latitude + 0.016];
  const query = new URLSearchParams({
    bbox: area.map((degrees) => degrees.toFixed(4)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  });
  return `https://www.openstreetmap.org/export/embed.html?${query}`;
}
