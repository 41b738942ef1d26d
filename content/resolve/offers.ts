import { createHash } from 'node:crypto';
import type { BrandInput, OfferInput, SharedInput, SpecialOffer } from '../schema';
import { throwContentError, type SourceLocation } from '../fields/content-error';
import { offers as schema } from '../schema/offer';
import { zanzibarDate } from '../../lib/zanzibar-clock';
import { NUMBER_TEXTS } from '../i18n/formats';
import { resolveFields, type Context } from '../fields/resolve-fields';

const FILE = 'content/shared/offers.json';

type Houses = readonly Pick<BrandInput, 'id' | 'rooms'>[];

/**
 * The offers of today and later, in a language; those that are over never come back.
 * @throws when dates are the wrong way round, or when there is no such house or room
 */
export function resolveOffers(
  written: SharedInput['offers'],
  brands: Houses,
  context: Context,
  today = zanzibarDate(new Date()),
): readonly SpecialOffer[] {
  for (const [index, offer] of written.offers.entries())
    checkOffer(offer, brands, (...field) => ({ file: FILE, path: ['offers', index, ...field] }));
  const { labels, offers } = resolveFields(FILE, schema, written, context);
  const { interpolate, formatDate, formatPrice } = context.formats;
  return offers
    .map((offer, index) => ({
      ...offer,
      id: `offer-${createHash('sha256').update(JSON.stringify(written.offers[index])).digest('hex').slice(0, 8)}`,
      eyebrow: labels.eyebrow,
      conditionsLabel: labels.conditions,
      untilText: interpolate(labels.until, { date: formatDate(offer.until) }, NUMBER_TEXTS),
      ...(offer.price !== undefined && { priceText: formatPrice(offer.price) }),
    }))
    .filter(({ until }) => until >= today);
}

function checkOffer(
  { from, until, brand, rooms = [] }: OfferInput,
  brands: Houses,
  at: (...field: readonly (string | number)[]) => SourceLocation,
): void {
  if (from > until)
    throwContentError(
      at('until'),
      `"${until}" is the last day, but "${from}" is the first.`,
      'Change one of them.',
    );
  const houses = brands.filter(({ id }) => brand === undefined || id === brand);
  const names = brands.map(({ id }) => id).join(', ');
  if (houses.length === 0)
    throwContentError(
      at('brand'),
      `there is no house "${brand}".`,
      `Write one of ${names}, or leave it out.`,
    );
  const known = houses.flatMap((house) => house.rooms.list.map(({ id }) => id));
  for (const [index, room] of rooms.entries())
    if (!known.includes(room))
      throwContentError(at('rooms', index), `there is no room ${room}.`, `Write one of ${known.join(', ')}.`);
}

/** The offers of a brand that has these rooms. */
export const offersForBrand = (offers: readonly SpecialOffer[], { id, rooms }: Houses[number]) =>
  offers.filter(
    (offer) =>
      (offer.brand ?? id) === id &&
      (!offer.rooms || offer.rooms.some((number) => rooms.list.some((room) => room.id === number))),
  );

/** The offers of a room. */
export const offersForRoom = (offers: readonly SpecialOffer[], room: number) =>
  offers.filter(({ rooms }) => rooms?.includes(room) ?? true);
