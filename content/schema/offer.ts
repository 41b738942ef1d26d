import type { z } from 'zod';
import {
  positiveInteger,
  date,
  fieldset,
  heading,
  list,
  paragraph,
  dollars,
  slug,
  translatedText,
} from '../fields/field-types';
import type { DateRange } from './notice';
import type { Resolved } from '../fields/resolved';

/** A card on the home and on room pages, for some days. */
const offer = fieldset('Offer', {
  title: heading('Name'),
  text: paragraph('What guests get'),
  conditions: list('Conditions', translatedText('Condition'), { min: 0 }),
  price: dollars('Price in US dollars a night, if it has one').optional(),
  from: date('First day in Zanzibar on which it is shown'),
  until: date('Last day'),
  brand: slug('House; without it all houses').optional(),
  rooms: list('Numbers of the rooms; without it all rooms', positiveInteger('Number of the room')).optional(),
});
export type OfferInput = z.infer<typeof offer>;

export const offers = fieldset('Offers', {
  labels: fieldset('Labels', {
    eyebrow: translatedText('Above the name'),
    until: translatedText('Last day', { runtimePlaceholders: ['date'] }),
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
