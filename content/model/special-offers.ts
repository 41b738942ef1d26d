import type { z } from 'zod';
import {
  dollars,
  fieldset,
  heading,
  list,
  paragraph,
  reference,
  translatedText,
  withRule,
} from '../fields/field-types';
import { checkReference } from '../fields/check-reference';
import { addIdsAndFilterOutPastEntries, dateFields, checkDateOrder, isForBrand } from './scheduled-entries';
import { defineContentType, type ResolvedContent } from './content-type';

/** A card on the home and on room pages, for some days. */
const offer = withRule(
  fieldset('Offer', {
    title: heading('Name'),
    text: paragraph('What guests get'),
    conditions: list('Conditions', translatedText('Condition'), { min: 0 }),
    price: dollars('Price in US dollars a night, if it has one').optional(),
    ...dateFields(),
    rooms: list('Rooms, if it is not for all', reference('room', 'Room')).optional(),
  }),
  checkDateOrder,
);
export type SpecialOfferInput = z.infer<typeof offer>;

export const specialOffers = defineContentType({
  shared: fieldset('Offers', {
    labels: fieldset('Words of headings and buttons', {
      eyebrow: translatedText('Above the name'),
      until: translatedText('Last day', { runtimePlaceholders: ['date'] }),
      conditions: translatedText('Above the conditions'),
    }),
    offers: list('Offers', offer, { min: 0, unique: ['title', 'from', 'until'] }),
  }),
  resolve({ shared: { labels, offers: entries } }, context, sources) {
    const { brands, formats, targets, today } = context;
    // checks the file, where offers still name rooms that are hidden
    for (const [index, offer] of sources.shared.offers.entries()) {
      const room = brands.filter(({ id }) => isForBrand(offer, id)).flatMap(({ rooms }) => rooms);
      for (const [at, id] of offer.rooms?.entries() ?? []) {
        const path = ['offers', index, 'rooms', at];
        checkReference(
          'room',
          id,
          { ...targets, room },
          { file: 'content/shared/special-offers.json', path },
        );
      }
    }
    return addIdsAndFilterOutPastEntries('offer', entries, sources.shared.offers, today).map((offer) => ({
      ...offer,
      eyebrow: labels.eyebrow,
      conditionsLabel: labels.conditions,
      /** "Until 14 December 2026" */
      untilText: formats.fill(labels.until, { date: formats.formatDate(offer.until) }),
      /** "from $59 per night" */
      ...(offer.price !== undefined && { priceText: formats.formatPrice(offer.price) }),
    }));
  },
});
/** An offer as pages show it. */
export type SpecialOffer = ResolvedContent<typeof specialOffers>[number];

/** The offers of a brand that has these rooms. */
export const offersForBrand = (
  all: readonly SpecialOffer[],
  brandId: string,
  brandRooms: readonly (string | number)[],
): readonly SpecialOffer[] =>
  all.filter(
    (offer) =>
      isForBrand(offer, brandId) && (!offer.rooms || offer.rooms.some((room) => brandRooms.includes(room))),
  );

/** The offers of a room. */
export const offersForRoom = (all: readonly SpecialOffer[], room: number): readonly SpecialOffer[] =>
  all.filter(({ rooms }) => rooms?.includes(room) ?? true);
