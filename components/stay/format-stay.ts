import type { StayContent, RoomOption } from '@/content/model/stay';
import { formatDate } from '@/lib/format-date';
import { interpolate } from '@/lib/interpolate';
import { pluralize } from '@/lib/pluralize';
import type { BrandCapacity, Occupancy } from '@/lib/occupancy';
import { countNights } from './stay-dates';
import type { Stay } from './stay-query';

/** "1 room, 2 adults" */
export function formatOccupancy(
  { rooms, adults, children }: Occupancy,
  { dates: { locale }, inSentences }: StayContent['labels'],
): string {
  return [
    pluralize(rooms, inSentences.rooms, locale),
    pluralize(adults, inSentences.adults, locale),
    ...(children > 0 ? [pluralize(children, inSentences.children, locale)] : []),
  ].join(', ');
}

/** First sentence of the contact message. Without a room, and for a sample room, it says "a room". */
export function formatEnquiry(
  stay: Stay,
  room: RoomOption | undefined,
  { labels, summary }: StayContent,
): string {
  const nights = countNights(stay);
  const occupancyText = formatOccupancy(stay, labels);
  const title = room?.bookable ? room.title : summary.enquiry.anyRoom;
  if (nights === null)
    return interpolate(summary.enquiry.withoutDates, { room: title, party: occupancyText });
  return interpolate(summary.enquiry.withDates, {
    room: title,
    party: occupancyText,
    from: formatDate(stay.checkIn, labels.dates, 'full'),
    to: formatDate(stay.checkOut, labels.dates, 'full'),
    nights: pluralize(nights, labels.night, labels.dates.locale),
  });
}

/** "There are beds for 2 in 1 room of this kind, and you are 4." */
export function formatTooManyGuests(
  { rooms, adults, children }: Occupancy,
  beds: number,
  { labels, summary }: StayContent,
): string {
  return interpolate(summary.labels.partyTooLarge, {
    places: String(beds),
    rooms: pluralize(rooms, labels.inSentences.rooms, labels.dates.locale),
    guests: String(adults + children),
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
