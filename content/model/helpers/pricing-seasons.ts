import type { z } from 'zod';
import { findCommonNight, hasNights, overlapsNextOccurrence, WEEKDAYS } from '../../../lib/season-nights';
import * as field from '../../fields/field-types';
import { findDateOrderIssue } from './dates-and-brands';

/** A phone has room for no more in a table. */
const MAX_NAME_LENGTH = 40;

const extraGuestsSchema = field.fieldset('Extra guests', {
  included: field.positiveInteger('beyond how many'),
  price: field.dollarPrice('each, a night'),
  children: field.boolean('children count').optional(),
});

const longStaySchema = field.addCrossFieldRule(
  field.fieldset('Longer stay', {
    nights: field.positiveInteger('from how many nights'),
    price: field.dollarPrice('a night'),
  }),
  ({ nights }) =>
    nights > 1
      ? undefined
      : { path: ['nights'], problem: `${nights} is not a longer stay.`, remedy: 'Write 2 or more.' },
);

/** What a room costs in a season. Its labels head the columns of a table. */
const seasonPriceSchema = field.addCrossFieldRule(
  field.fieldset('Price', {
    room: field.reference('room', 'Room'),
    price: field.dollarPrice('A night'),
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
    weekdays: field
      .list('Only nights that begin on', field.select('Weekday', WEEKDAYS), {
        hint: 'none ticked: all nights. With some it can share days with a season of all nights; the shorter one counts',
        allAtOnce: true,
      })
      .optional(),
    minNights: field.positiveInteger('Least number of nights of a stay').optional(),
    prices: field
      .list('Prices', seasonPriceSchema, {
        hint: 'in US dollars a night; a room without one keeps its own price',
        unique: ['room'],
        allAtOnce: true,
      })
      .optional(),
  }),
  (season) => {
    const { name, everyYear, prices, minNights } = season;
    const orderIssue = findDateOrderIssue(season);
    if (orderIssue) return orderIssue;
    if (overlapsNextOccurrence(season))
      return {
        path: ['until'],
        problem: `"${name}" comes every year and is longer than a year.`,
        remedy: 'Change its first or its last night.',
      };
    if (!everyYear && !hasNights(season))
      return {
        path: ['weekdays'],
        problem: `none of the nights of "${name}" begins on these weekdays.`,
        remedy: 'Choose other weekdays, or change its days.',
      };
    return prices || minNights
      ? undefined
      : {
          path: ['prices'],
          problem: `"${name}" changes nothing.`,
          remedy: 'Write a price of a room, or the least number of nights.',
        };
  },
);
export type PricingSeason = z.infer<typeof seasonSchema>;

/** What children pay in every night. */
export const childPriceSchema = field.addCrossFieldRule(
  field.fieldset('Children', {
    freeUntil: field.positiveInteger('Free up to the age of'),
    until: field.positiveInteger('With a price up to the age of'),
    price: field.dollarPrice('That price, in US dollars a night'),
  }),
  ({ freeUntil, until }) =>
    until > freeUntil
      ? undefined
      : {
          path: ['until'],
          problem: `children have a price up to the age of ${until}, but are free up to ${freeUntil}.`,
          remedy: 'Write an age above that up to which they are free.',
        },
);

/** The values of a text about it. */
export const describeChildPrice = (
  { freeUntil, until, price }: z.infer<typeof childPriceSchema>,
  formatPrice: (price: number) => string,
) => ({ freeUntil, from: freeUntil + 1, until, price: formatPrice(price) });

const SEASONS_HINT = 'nights with prices of their own; all others have the price that the room has above';

/** The seasons of a brand; no night has prices of two of them. */
export const seasonListSchema = field.addCrossFieldRule(
  field.list('Prices by season', seasonSchema, { hint: SEASONS_HINT }),
  (seasons) => {
    for (const [index, season] of seasons.entries())
      for (const earlier of seasons.slice(0, index)) {
        const night = earlier.prices && season.prices && findCommonNight(earlier, season);
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

interface RoomsWithSeasons {
  readonly seasons?: readonly PricingSeason[] | undefined;
  readonly list: readonly { readonly id: number; readonly adults: number }[];
  readonly children?: object | undefined;
}

/**
 * Finds a price for extra guests in a room that has no bed for them, and children who would pay twice. Rooms that do not
 * exist are found by resolving.
 */
export function findExtraGuestsIssue({ seasons = [], list, children }: RoomsWithSeasons) {
  for (const [seasonIndex, { prices = [] }] of seasons.entries())
    for (const [priceIndex, { room: id, extraGuests }] of prices.entries()) {
      if (!extraGuests) continue;
      const path = ['seasons', seasonIndex, 'prices', priceIndex, 'extraGuests'];
      if (extraGuests.children && children)
        return {
          path: [...path, 'children'],
          problem: 'children have a price of their own, and count as extra guests too.',
          remedy: 'Let them not count here, or take out the price of a child.',
        };
      const room = list.find((candidate) => candidate.id === id);
      if (room && extraGuests.included > (extraGuests.children ? room.adults : room.adults - 1))
        return {
          path: [...path, 'included'],
          problem: `the price includes ${extraGuests.included} guests, and room ${id} is for ${room.adults}.`,
          remedy: 'Write fewer guests than the room is for, or take the extra guests out.',
        };
    }
  return undefined;
}
