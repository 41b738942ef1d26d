import type { z } from 'zod';
import { assertReferenceExists } from '../fields/assert-reference-exists';
import * as field from '../fields/field-types';
import { defineContentType, type ResolvedContent } from './content-type';
import { getContentFilePath } from './files/content-file-path';
import {
  addIdsAndFilterOutPastEntries,
  createDatesAndBrandsShape,
  findDateOrderIssue,
  isForBrand,
} from './helpers/scheduled-entries';

/** A card on the home and on room pages, for some days. */
const offerSchema = field.addCrossFieldRule(
  field.fieldset('Offer', {
    title: field.heading('Name'),
    text: field.paragraph('What guests get'),
    conditions: field.list('Conditions', field.translatedText('Condition'), { min: 0 }),
    price: field.dollarPrice('Price in US dollars a night, if it has one').optional(),
    ...createDatesAndBrandsShape(),
    rooms: field.list('Rooms, if it is not for all', field.reference('room', 'Room')).optional(),
  }),
  findDateOrderIssue,
);
export type SpecialOfferInput = z.infer<typeof offerSchema>;

export const specialOffers = defineContentType({
  shared: field.fieldset('Offers', {
    labels: field.fieldset('Words of headings and buttons', {
      eyebrow: field.translatedText('Above the name'),
      until: field.translatedText('Last day', { runtimePlaceholders: ['date'] }),
      conditions: field.translatedText('Above the conditions'),
    }),
    offers: field.list('Offers', offerSchema, { min: 0, unique: ['title', 'from', 'until'] }),
  }),
  resolve({ shared: { labels, offers: entries } }, context, writtenFiles) {
    const { brands, formatters, referenceTargets, today } = context;
    const file = getContentFilePath('shared', 'specialOffers');
    const writtenOffers = writtenFiles.shared.offers;
    // checks the file, where offers still name rooms that are hidden
    for (const [index, offer] of writtenOffers.entries()) {
      const roomsOfOffer = brands.filter(({ id }) => isForBrand(offer, id)).flatMap(({ roomIds }) => roomIds);
      for (const [at, id] of offer.rooms?.entries() ?? []) {
        const path = ['offers', index, 'rooms', at];
        assertReferenceExists('room', id, { ...referenceTargets, room: roomsOfOffer }, { file, path });
      }
    }
    return addIdsAndFilterOutPastEntries('offer', entries, writtenOffers, today).map((offer) => ({
      ...offer,
      eyebrow: labels.eyebrow,
      conditionsLabel: labels.conditions,
      /** "Until 14 December 2026" */
      untilText: formatters.fill(labels.until, { date: formatters.formatDate(offer.until) }),
      /** "from $59 per night" */
      ...(offer.price !== undefined && { priceText: formatters.formatPrice(offer.price) }),
    }));
  },
});
/** An offer as pages show it. */
export type SpecialOffer = ResolvedContent<typeof specialOffers>[number];

/** The offers of a brand that has these rooms. */
export const getOffersForBrand = (
  all: readonly SpecialOffer[],
  brandId: string,
  brandRooms: readonly (string | number)[],
): readonly SpecialOffer[] =>
  all.filter(
    (offer) =>
      isForBrand(offer, brandId) && (!offer.rooms || offer.rooms.some((room) => brandRooms.includes(room))),
  );

/** The offers of a room. */
export const getOffersForRoom = (all: readonly SpecialOffer[], room: number): readonly SpecialOffer[] =>
  all.filter(({ rooms }) => rooms?.includes(room) ?? true);
