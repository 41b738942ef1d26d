import type { z } from 'zod';
import { addDays } from '../../../lib/dates';
import { getDisplayPeriodIdSince } from '../../../lib/display-periods';
import type { SeasonRate, RoomRates } from '../../../lib/room-rates';
import { hasNightsOutsideSeasons, isSeasonOver } from '../../../lib/season-nights';
import * as field from '../../fields/field-types';
import type { Resolved } from '../../fields/resolve-fields';
import type { Formatters } from '../../i18n/formatters';
import { createPluralFormsSchema } from './common-field-groups';
import type { PricingSeason } from './pricing-seasons';

/** The seasons that are not over. */
const findComingSeasons = (seasons: readonly Resolved<PricingSeason>[], today: string) =>
  seasons.filter((season) => !isSeasonOver(season, today));

export interface PricedRoom {
  readonly id: number;
  readonly priceOutsideSeasons: number;
}

const findSeasonPrice = ({ prices }: Resolved<PricingSeason>, { id }: PricedRoom) =>
  prices.find(({ room }) => room === id);

/** What a room costs in a season. Where the season has no price for it, the price of other nights. */
function getRateInSeason(season: Resolved<PricingSeason>, room: PricedRoom): SeasonRate {
  const { price = room.priceOutsideSeasons, extraGuests, longStay } = findSeasonPrice(season, room) ?? {};
  const { from, until, everyYear } = season;
  return {
    from,
    until,
    ...(everyYear && { everyYear }),
    price,
    ...(extraGuests && { extraGuests }),
    ...(longStay && { longStay }),
  };
}

/** What a room costs in the seasons that are not over; undefined if none of them has a price for the room. */
export function createRoomRates(
  room: PricedRoom,
  seasons: readonly Resolved<PricingSeason>[],
  today: string,
): RoomRates | undefined {
  const coming = findComingSeasons(seasons, today);
  if (!coming.some((season) => findSeasonPrice(season, room))) return undefined;
  return {
    priceOutsideSeasons: room.priceOutsideSeasons,
    seasons: coming.map((season) => getRateInSeason(season, room)),
  };
}

/** The rates of a room for which no season has a price. */
export const createRatesWithoutSeasons = ({ priceOutsideSeasons }: PricedRoom): RoomRates => ({
  priceOutsideSeasons,
  seasons: [],
});

/** Words of the table of prices. */
export const rateLabelSchema = field.fieldset('Prices by season', {
  caption: field.heading('Heading of the table'),
  season: field.controlLabel('Season'),
  dates: field.controlLabel('Dates'),
  perNight: field.controlLabel('Per night'),
  extraGuest: field.controlLabel('Extra guest'),
  longStay: field.controlLabel('Longer stay'),
  period: field.translatedText('From a day to another', {
    translatorComment: 'first and last day of a season',
    translationContext: 'season',
    runtimePlaceholders: ['from', 'until'],
  }),
  extraAdultPrice: createPluralFormsSchema(
    'Price of an extra adult, with the number whom the price includes',
    ['price'],
  ),
  extraGuestPrice: createPluralFormsSchema(
    'Price of an extra guest, with the number whom the price includes',
    ['price'],
  ),
  longStayPrice: field.translatedText('Price of a longer stay', {
    translatorComment: 'price per night of a stay of so many nights or more',
    runtimePlaceholders: ['price', 'nights'],
  }),
  otherNights: field.controlLabel('Nights without a season'),
});

type RateLabels = Resolved<z.infer<typeof rateLabelSchema>>;

/** The table of a room's prices: the seasons to come, and all other nights if there are any. */
export function createRoomRateTable(
  room: PricedRoom,
  seasons: readonly Resolved<PricingSeason>[],
  texts: RateLabels,
  formatters: Formatters,
  today: string,
) {
  const { period, extraAdultPrice, extraGuestPrice, longStayPrice, otherNights, ...labels } = texts;
  const coming = findComingSeasons(seasons, today);
  const rows = coming.map((season) =>
    createRateRow(season.name, getRateInSeason(season, room), texts, formatters),
  );
  if (hasNightsOutsideSeasons(coming))
    rows.push({ name: otherNights, dates: '', price: formatters.formatPrice(room.priceOutsideSeasons) });
  return { labels, rows };
}
export type RoomRateTableContent = ReturnType<typeof createRoomRateTable>;

/** A line of the table of prices. */
interface RateRow {
  readonly name: string;
  /** "15 June to 15 October" */
  readonly dates: string;
  readonly price: string;
  readonly extraGuest?: string;
  readonly longStay?: string;
  /** The id of the period in which the season is over. */
  readonly hideDuring?: string;
}

function createRateRow(name: string, rate: SeasonRate, texts: RateLabels, formatters: Formatters): RateRow {
  const { fill, formatCount, formatPrice } = formatters;
  const { price, extraGuests, longStay, until, everyYear } = rate;
  const extraGuestPrice = extraGuests?.children ? texts.extraGuestPrice : texts.extraAdultPrice;
  return {
    name,
    dates: formatPeriod(rate, texts.period, formatters),
    price: formatPrice(price),
    ...(extraGuests && {
      extraGuest: formatCount(extraGuests.included, extraGuestPrice, {
        price: formatPrice(extraGuests.price),
      }),
    }),
    ...(longStay && {
      longStay: fill(texts.longStayPrice, { price: formatPrice(longStay.price), nights: longStay.nights }),
    }),
    ...(!everyYear && { hideDuring: getDisplayPeriodIdSince(addDays(until, 1)) }),
  };
}

/** "15 June to 15 October"; with the year if the season does not come every year. */
function formatPeriod(
  { from, until, everyYear }: SeasonRate,
  period: string,
  formatters: Formatters,
): string {
  const { fill, formatDate, formatDayOfYear } = formatters;
  const last = everyYear ? formatDayOfYear(until) : formatDate(until);
  if (from === until) return last;
  const isOneYear = from.slice(0, 4) === until.slice(0, 4);
  const first = everyYear || isOneYear ? formatDayOfYear(from) : formatDate(from);
  return fill(period, { from: first, until: last });
}
