import type { z } from 'zod';
import { addDays } from '../../../lib/dates';
import { getDisplayPeriodIdSince } from '../../../lib/display-periods';
import type { MinimumStays } from '../../../lib/minimum-stay';
import { getLowestPriceChanges, type SeasonRate, type RoomRates } from '../../../lib/room-rates';
import { hasNightsOutsideSeasons, isSeasonOver } from '../../../lib/season-nights';
import * as field from '../../fields/field-types';
import type { Resolved } from '../../fields/resolved';
import type { Formatters } from '../../i18n/formatters';
import { createPluralFormsSchema } from './common-field-groups';
import type { PricingSeason } from './pricing-seasons';

/** A room with its price as it is written, which is that of nights in no season. */
interface PricedRoom {
  readonly id: number;
  readonly price: number;
}

/** The seasons that are not over. */
const findComingSeasons = (seasons: readonly Resolved<PricingSeason>[], today: string) =>
  seasons.filter((season) => !isSeasonOver(season, today));

const findRoomPrice = ({ prices = [] }: Resolved<PricingSeason>, roomId: number) =>
  prices.find(({ room }) => room === roomId);

/** What holds for all rooms of a brand. */
interface PriceRules {
  readonly seasons?: readonly Resolved<PricingSeason>[] | undefined;
  readonly children?: { readonly price: number } | undefined;
  readonly tourismLevy?: number | undefined;
}

/** The seasons that have prices. One for some weekdays leaves a room that it has no price for to the season beside it. */
const findSeasonsOfRoom = (roomId: number, seasons: readonly Resolved<PricingSeason>[], today: string) =>
  findComingSeasons(seasons, today).filter(
    (season) => season.prices && (!season.weekdays || findRoomPrice(season, roomId)),
  );

/** What a room costs. If no season that is not over has a price for the room, it has no seasons. */
export function createRoomRates(room: PricedRoom, rules: PriceRules, today: string): RoomRates {
  const seasons = findSeasonsOfRoom(room.id, rules.seasons ?? [], today);
  const rates = seasons.map((season): SeasonRate => {
    const { name: _, minNights: __, prices: ___, ...nights } = season;
    const { room: ____, ...prices } = findRoomPrice(season, room.id) ?? { room: room.id, price: room.price };
    return { ...nights, ...prices };
  });
  return {
    priceOutsideSeasons: room.price,
    seasons: seasons.some((season) => findRoomPrice(season, room.id)) ? rates : [],
    childPrice: rules.children?.price,
    tourismLevy: rules.tourismLevy,
  };
}

/** How long a stay has to be, if the brand says so. */
export function createMinimumStays(
  allSeasons: readonly Resolved<PricingSeason>[],
  minNights: number | undefined,
  today: string,
): MinimumStays | undefined {
  const seasons = findComingSeasons(allSeasons, today).flatMap(
    ({ prices: _, minNights: nights, ...season }) => (nights ? [{ ...season, minNights: nights }] : []),
  );
  const otherNights = minNights ? { minNights } : undefined;
  return seasons.length > 0 || otherNights ? { seasons, otherNights } : undefined;
}

/** A text with the period in which it is shown; see display-period-styles.tsx. */
export interface TextForDisplayPeriod {
  readonly text: string;
  readonly showDuring?: string;
  readonly hideDuring?: string;
}

/** The lowest price of a night, in words: "from $49 per night". */
export function createNightPrice(
  rates: RoomRates,
  labels: { readonly pricePrefix: string; readonly priceSuffix: string },
  { formatPrice }: Formatters,
  today: string,
) {
  const prices = getLowestPriceChanges(rates, today);
  return {
    prefix: labels.pricePrefix,
    /** The amount on the day of the build. */
    amount: formatPrice(prices[0].price),
    suffix: labels.priceSuffix,
    /** The amount in each period, if it changes. */
    ...(prices.length > 1 && {
      amountsByPeriod: prices.map(({ day, price }, index): TextForDisplayPeriod => {
        const next = prices[index + 1];
        return {
          text: formatPrice(price),
          ...(index > 0 && { showDuring: getDisplayPeriodIdSince(day) }),
          ...(next && { hideDuring: getDisplayPeriodIdSince(next.day) }),
        };
      }),
    }),
  };
}

export type NightPriceContent = ReturnType<typeof createNightPrice>;

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
  minNights: field.translatedText('Least number of nights, after the dates', {
    runtimePlaceholders: ['nights'],
  }),
  otherNights: field.controlLabel('Nights without a season'),
});

type RateLabels = Resolved<z.infer<typeof rateLabelSchema>>;

/** The table of a room's prices: the seasons to come, and all other nights if there are any. */
export function createRoomRateTable(
  rates: RoomRates,
  roomId: number,
  seasons: readonly Resolved<PricingSeason>[],
  texts: RateLabels,
  formatters: Formatters,
  today: string,
) {
  const { period, extraAdultPrice, extraGuestPrice, longStayPrice, minNights, otherNights, ...labels } =
    texts;
  const shownSeasons = findSeasonsOfRoom(roomId, seasons, today);
  const rows = rates.seasons.map((rate, index) =>
    createRateRow({ ...shownSeasons[index], ...rate }, texts, formatters),
  );
  const otherRow: ReturnType<typeof createRateRow> = {
    name: otherNights,
    dates: '',
    price: formatters.formatPrice(rates.priceOutsideSeasons),
  };
  return { labels, rows: hasNightsOutsideSeasons(rates.seasons) ? [...rows, otherRow] : rows };
}
export type RoomRateTableContent = ReturnType<typeof createRoomRateTable>;

/** A line of the table of prices. */
function createRateRow(
  rate: SeasonRate & Partial<Pick<PricingSeason, 'name' | 'minNights'>>,
  texts: RateLabels,
  formatters: Formatters,
) {
  const { fill, formatCount, formatPrice } = formatters;
  const { name = '', price, extraGuests, longStay, until, everyYear, minNights = 1 } = rate;
  const extraGuestPrice = extraGuests?.children ? texts.extraGuestPrice : texts.extraAdultPrice;
  return {
    name,
    dates: [
      formatDays(rate, texts.period, formatters),
      ...(rate.weekdays ? [`(${formatters.formatWeekdays(rate.weekdays)})`] : []),
      ...(minNights > 1 ? [fill(texts.minNights, { nights: minNights })] : []),
    ].join(' '),
    price: formatPrice(price),
    ...(extraGuests && {
      extraGuest: formatCount(extraGuests.included, extraGuestPrice, {
        price: formatPrice(extraGuests.price),
      }),
    }),
    ...(longStay && {
      longStay: fill(texts.longStayPrice, { price: formatPrice(longStay.price), nights: longStay.nights }),
    }),
    // once the season is over
    ...(!everyYear && { hideDuring: getDisplayPeriodIdSince(addDays(until, 1)) }),
  };
}

/** "15 June to 15 October"; with the year if the season does not come every year. */
function formatDays({ from, until, everyYear }: SeasonRate, period: string, formatters: Formatters): string {
  const { fill, formatDate, formatDayOfYear } = formatters;
  const last = everyYear ? formatDayOfYear(until) : formatDate(until);
  if (from === until) return last;
  const isOneYear = from.slice(0, 4) === until.slice(0, 4);
  const first = everyYear || isOneYear ? formatDayOfYear(from) : formatDate(from);
  return fill(period, { from: first, until: last });
}
