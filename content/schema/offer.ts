import type { z } from 'zod';
import { count, day, group, heading, list, paragraph, price, slug, translatedText } from './fields';
import type { DateRange } from './notice';
import type { Resolved } from './resolved';

/** A card on the home and on room pages, for some days. */
const offer = group('Offer', {
  title: heading('Name'),
  text: paragraph('What guests get'),
  conditions: list('Conditions', translatedText('Condition'), { min: 0 }),
  price: price('Price in US dollars a night, if it has one').optional(),
  from: day('First day in Zanzibar on which it is shown'),
  until: day('Last day'),
  brand: slug('House; without it all houses').optional(),
  rooms: list('Numbers of the rooms; without it all rooms', count('Number of the room')).optional(),
});
export type OfferInput = z.infer<typeof offer>;

export const offers = group('Offers', {
  labels: group('Labels', {
    eyebrow: translatedText('Above the name'),
    until: translatedText('Last day', { later: ['date'] }),
    conditions: translatedText('Above the conditions'),
  }),
  offers: list('Offers', offer, { min: 0 }),
});

/** An offer as pages show it. */
export interface SpecialOffer extends Resolved<OfferInput>, DateRange {
  readonly eyebrow: string;
  readonly conditionsLabel: string;
  /** "Until 14 December 2026" */
  readonly untilText: string;
  /** "from $59 per night" */
  readonly priceText?: string;
}
