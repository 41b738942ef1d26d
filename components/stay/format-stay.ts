import type { RoomOption, StayContent } from '@/content';
import { formatDate } from '@/lib/format-date';
import { interpolate, pluralize } from '../ui/interpolate';
import { countNights, type Capacity, type Stay } from './stay-query';

/** "1 room, 2 adults" */
export function formatParty(stay: Stay, { dates: { locale }, inSentences }: StayContent['words']): string {
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
  { words, roomDetails }: StayContent,
): string {
  const nights = countNights(stay);
  const party = formatParty(stay, words);
  const title = room?.real ? room.title : roomDetails.enquiry.anyRoom;
  if (nights === null) return interpolate(roomDetails.enquiry.withoutDates, { room: title, party });
  return interpolate(roomDetails.enquiry.withDates, {
    room: title,
    party,
    from: formatDate(stay.checkIn, words.dates, 'full'),
    to: formatDate(stay.checkOut, words.dates, 'full'),
    nights: pluralize(nights, words.night, words.dates.locale),
  });
}

/** "There are beds for 2 in 1 room of this kind, and you are 4." */
export function formatTooLarge(stay: Stay, places: number, { words, roomDetails }: StayContent): string {
  return interpolate(roomDetails.words.partyTooLarge, {
    places: String(places),
    rooms: pluralize(stay.rooms, words.inSentences.rooms, words.dates.locale),
    guests: String(stay.adults + stay.children),
  });
}

/** "We have 6 rooms and beds for 12 guests in all, so this page shows no more." */
export function formatLimited({ rooms, sleeps }: Capacity, { words, roomDetails }: StayContent): string {
  return interpolate(roomDetails.words.limited, {
    rooms: pluralize(rooms, words.inSentences.rooms, words.dates.locale),
    places: String(sleeps),
  });
}
