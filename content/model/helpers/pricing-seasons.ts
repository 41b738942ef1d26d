import type { z } from 'zod';
import { findCommonNight, overlapsNextOccurrence } from '../../../lib/season-nights';
import * as field from '../../fields/field-types';
import { findDateOrderIssue } from './dates-and-brands';

/** A phone has room for no more in a table. */
const MAX_NAME_LENGTH = 40;

const extraGuestsSchema = field.fieldset('Extra guests', {
  included: field.positiveInteger('Guests whom the price includes'),
  price: field.dollarPrice('For each guest more, in US dollars a night'),
  children: field.boolean('Children count as guests', 'without it only adults do').optional(),
});

const longStaySchema = field.addCrossFieldRule(
  field.fieldset('Longer stay', {
    nights: field.positiveInteger('From how many nights on'),
    price: field.dollarPrice('Price in US dollars a night'),
  }),
  ({ nights }) =>
    nights > 1
      ? undefined
      : { path: ['nights'], problem: `${nights} is not a longer stay.`, remedy: 'Write 2 or more.' },
);

/** What a room costs in a season. */
const seasonPriceSchema = field.addCrossFieldRule(
  field.fieldset('Price', {
    room: field.reference('room', 'Room'),
    price: field.dollarPrice('Price in US dollars a night'),
    extraGuests: extraGuestsSchema.optional(),
    longStay: longStaySchema.optional(),
  }),
  ({ price, longStay }) =>
    longStay === undefined || longStay.price < price
      ? undefined
      : {
          path: ['longStay', 'price'],
          problem: `a longer stay costs ${longStay.price} a night, and any other ${price}.`,
          remedy: 'Write a lower price for the longer stay, or leave it out.',
        },
);

/** Nights with prices of their own. */
const seasonSchema = field.addCrossFieldRule(
  field.fieldset('Season', {
    name: field.translatedText('Name', { translatorComment: 'name of a season', max: MAX_NAME_LENGTH }),
    from: field.date('First night'),
    until: field.date('Last night'),
    everyYear: field.boolean('Every year on these days', 'without it only once').optional(),
    prices: field.list('Prices', seasonPriceSchema, {
      hint: 'a room without one keeps its own price',
      unique: ['room'],
    }),
  }),
  (value) =>
    findDateOrderIssue(value) ??
    (overlapsNextOccurrence(value)
      ? {
          path: ['until'],
          problem: `"${value.name}" comes every year and is longer than a year.`,
          remedy: 'Change its first or its last night.',
        }
      : undefined),
);
export type PricingSeason = z.infer<typeof seasonSchema>;

const SEASONS_HINT = 'nights with prices of their own; all others have the price that the room has above';

/** The seasons of a brand; no night is in two of them. */
export const seasonListSchema = field.addCrossFieldRule(
  field.list('Prices by season', seasonSchema, { hint: SEASONS_HINT }),
  (seasons) => {
    for (const [index, season] of seasons.entries())
      for (const earlier of seasons.slice(0, index)) {
        const night = findCommonNight(earlier, season);
        if (night !== undefined)
          return {
            path: [index, 'from'],
            problem: `"${season.name}" and "${earlier.name}" both have the night of ${night}.`,
            remedy: `Change the days of "${season.name}" or of "${earlier.name}".`,
          };
      }
    return undefined;
  },
);

/** Finds a price for extra guests in a room that has no bed for them. Rooms that do not exist are found by resolving. */
export function findIncludedGuestsIssue(
  seasons: readonly PricingSeason[],
  rooms: readonly { readonly id: number; readonly adults: number }[],
) {
  for (const [seasonIndex, { prices }] of seasons.entries())
    for (const [priceIndex, { room: id, extraGuests }] of prices.entries()) {
      const room = rooms.find((candidate) => candidate.id === id);
      if (
        room &&
        extraGuests &&
        extraGuests.included > (extraGuests.children ? room.adults : room.adults - 1)
      )
        return {
          path: ['seasons', seasonIndex, 'prices', priceIndex, 'extraGuests', 'included'],
          problem: `the price includes ${extraGuests.included} guests, and room ${id} is for ${room.adults}.`,
          remedy: 'Write fewer guests than the room is for, or take the extra guests out.',
        };
    }
  return undefined;
}
