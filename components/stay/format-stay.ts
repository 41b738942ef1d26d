import type { StayContent } from '@/content/model/stay';
import type { RoomOption } from '@/content/model/room-options';
import { formatDate } from '@/lib/format-date';
import { interpolate } from '@/lib/interpolate';
import { pluralize } from '@/lib/pluralize';
import { countNights, type BrandCapacity, type Stay } from './stay-dates-and-occupancy';

/** "1 room, 2 adults" */
export function formatRoomsAndGuests(
  stay: Stay,
  { dates: { locale }, inSentences }: StayContent['labels'],
): string {
  return [
    pluralize(stay.rooms, inSentences.rooms, locale),
    pluralize(stay.adults, inSentences.adults, locale),
    ...(stay.children > 0 ? [pluralize(stay.children, inSentences.children, locale)] : []),
  ].join(', ');
}

/** First sentence of the contact message. A sample, like no room at all, is "a room". */
export function formatEnquiry(
  stay: Stay,
  room: RoomOption | undefined,
  { labels, summary }: StayContent,
): string {
  const nights = countNights(stay);
  const occupancy = formatRoomsAndGuests(stay, labels);
  const title = room?.bookable ? room.title : summary.enquiry.anyRoom;
  if (nights === null) return interpolate(summary.enquiry.withoutDates, { room: title, party: occupancy });
  return interpolate(summary.enquiry.withDates, {
    room: title,
    party: occupancy,
    from: formatDate(stay.checkIn, labels.dates, 'full'),
    to: formatDate(stay.checkOut, labels.dates, 'full'),
    nights: pluralize(nights, labels.night, labels.dates.locale),
  });
}

/** "There are beds for 2 in 1 room of this kind, and you are 4." */
export function formatTooManyGuests(stay: Stay, places: number, { labels, summary }: StayContent): string {
  return interpolate(summary.labels.partyTooLarge, {
    places: String(places),
    rooms: pluralize(stay.rooms, labels.inSentences.rooms, labels.dates.locale),
    guests: String(stay.adults + stay.children),
  });
}

/** "We have 6 rooms and beds for 12 guests in all, so this page shows no more." */
export function formatCapacityLimit(
  { rooms, sleeps }: BrandCapacity,
  { labels, summary }: StayContent,
): string {
  return interpolate(summary.labels.limited, {
    rooms: pluralize(rooms, labels.inSentences.rooms, labels.dates.locale),
    places: String(sleeps),
  });
}
