import type { z } from 'zod';
import * as field from '../fields/field-types';
import { findReferenceIssue } from '../fields/references';
import { getContentFilePath } from '../file-paths';
import { defineContentType, type ResolvedContent } from './content-type';
import {
  addIdsAndFilterOutPastEntries,
  createDatesAndBrandsShape,
  findDateOrderIssue,
  isForBrand,
} from './helpers/dates-and-brands';

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
  resolve({ shared: { labels, offers }, english }, { formatters, today }) {
    return addIdsAndFilterOutPastEntries('offer', offers, english.shared.offers, today).map((offer) => ({
      ...offer,
      eyebrow: labels.eyebrow,
      conditionsLabel: labels.conditions,
      /** "Until 14 December 2026" */
      untilText: formatters.fill(labels.until, { date: formatters.formatDate(offer.until) }),
      /** "$59" */
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

/** Issues of offers for rooms that are not rooms of their brands; hidden rooms are. */
export const findOfferRoomIssues = (
  offers: readonly SpecialOfferInput[],
  brands: readonly {
    readonly id: string;
    readonly rooms: { readonly list: readonly { readonly id: number }[] };
  }[],
) =>
  offers.flatMap((offer, index) => {
    const brandRooms = brands.filter(({ id }) => isForBrand(offer, id)).flatMap(({ rooms }) => rooms.list);
    const ids = brandRooms.map(({ id }) => id);
    return (offer.rooms ?? []).map((room, at) => {
      const path = ['offers', index, 'rooms', at];
      const location = { file: getContentFilePath('shared', 'specialOffers'), path };
      const issue = findReferenceIssue('room', room, ids, location);
      const owner = brands.find(({ rooms }) => rooms.list.some(({ id }) => id === room));
      return issue && owner
        ? { ...issue, problem: `room ${room} is in another house than the offer.` }
        : issue;
    });
  });
