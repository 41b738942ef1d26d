import { capitalize } from '../../lib/capitalize';
import { createDollarFormat } from '../../lib/create-dollar-format';
import { addDays } from '../../lib/dates';
import { formatDate } from '../../lib/format-date';
import { formatTimeInSentence, TIME_OF_DAY_PATTERN } from '../../lib/format-time-in-sentence';
import type { PluralForms } from '../../lib/pluralize';
import { WEEKDAYS, type Weekday } from '../../lib/season-nights';
import { ContentError, throwContentError, type SourceLocation } from '../fields/content-error';
import {
  findBraceIssue,
  PLACEHOLDER_FORMATS_REMEDY,
  PLACEHOLDER_PATTERN,
  type TextVariables,
} from '../fields/placeholder-syntax';
import { getContentFilePath } from '../file-paths';
import type { FormatTexts } from '../model/format-texts';
import { sourceLanguage, type Language } from './languages';

/**
 * Matches the space between a figure, or a placeholder that is filled in later, and its unit, as in "45 m²", "9 h" and
 * "€ 9", which stay on one line.
 */
const createBesideUnitPattern = ({ units = [] }: Language) =>
  new RegExp(
    `(?<=[\\d}]) (?=(?:${['km|m²|m|sqm|cm|kg|KB|°C|h|min|[€$%]', ...units].join('|')})(?![\\p{L}\\d]))|(?<=[€$]) (?=\\d)`,
    'gu',
  );
/** "€ 9.00", "$12" */
const DISPLAY_PRICE = /^([€$]) ?(\d+)(?:\.(\d\d))?$/;
const CURRENCIES: Readonly<Record<string, string>> = { '€': 'EUR', $: 'USD' };

/** How a language writes figures, and texts with figures in them. */
export type Formatters = ReturnType<typeof createFormatters>;

export function createFormatters(language: Language, texts: FormatTexts) {
  const besideUnit = createBesideUnitPattern(language);
  const prices = createPriceFormats(language);
  const { formatTime, formatTimeInWords, ...hours } = createTimeFormats(language, texts, fill);

  function formatVariable(value: TextVariables[string], format: string | undefined): string | undefined {
    if (typeof value === 'number') {
      if (format === undefined) return String(value);
      if (format === 'words') return formatNumberInWords(value, texts);
      if (format === 'Words') return capitalize(formatNumberInWords(value, texts));
      return format === 'dollars' ? prices.formatPrice(value) : undefined;
    }
    if (typeof value === 'string') {
      if (format === undefined || format === 'words') return value;
      if (format === 'Words') return capitalize(value);
      if (!TIME_OF_DAY_PATTERN.test(value)) return undefined;
      if (format === 'time') return formatTime(value);
      return format === 'spoken' ? formatTimeInWords(value) : undefined;
    }
    if (format === 'or') return new Intl.ListFormat(language.locale, { type: 'disjunction' }).format(value);
    return format === undefined ? new Intl.ListFormat(language.locale).format(value) : undefined;
  }

  /** @param ownVariables those of the group that the text is in, such as the price of a room */
  function interpolate(
    text: string,
    variables: TextVariables,
    location: SourceLocation,
    runtimePlaceholders: readonly string[] = [],
    ownVariables: TextVariables = {},
  ): string {
    const braceIssue = findBraceIssue(text);
    if (braceIssue) throw new ContentError([{ ...location, ...braceIssue }]);
    const interpolated = text.replace(PLACEHOLDER_PATTERN, (placeholder, name: string, format?: string) => {
      if (runtimePlaceholders.includes(name)) return placeholder;
      const value = ownVariables[name] ?? variables[name];
      if (value === undefined) {
        const ownNames = [...Object.keys(ownVariables), ...runtimePlaceholders];
        const names = [...ownNames, ...findSimilarNames(name, Object.keys(variables))];
        return throwUnknownPlaceholder(placeholder, names, location);
      }
      const problem = `${placeholder} is not a way to write ${JSON.stringify(value)}.`;
      return (
        formatVariable(value, format) ?? throwContentError(location, problem, PLACEHOLDER_FORMATS_REMEDY)
      );
    });
    return interpolated.replace(besideUnit, '\u00a0');
  }

  /** Fills in a text whose placeholders are known to the code, such as those in format-texts.json. */
  function fill(text: string, variables: TextVariables): string {
    return interpolate(text, variables, { file: getContentFilePath('shared', 'formatTexts') });
  }

  return {
    texts,
    interpolate,
    fill,
    ...prices,
    ...hours,
    ...createCountFormats(language, texts, fill),
    ...createDateFormats(language),
  };
}

function throwUnknownPlaceholder(
  placeholder: string,
  names: readonly string[],
  location: SourceLocation,
): never {
  throwContentError(
    location,
    `there is nothing to fill in for ${placeholder}.`,
    names.length > 0
      ? `Write one of ${[...new Set(names)].toSorted().join(', ')}.`
      : 'Write it without { and }.',
  );
}

const getLetterPairs = (name: string) =>
  [...name.toLowerCase()].slice(1).map((letter, index) => name.charAt(index).toLowerCase() + letter);

/** The names that have at least two thirds of the pairs of letters of a misspelt one. */
function findSimilarNames(misspelt: string, names: readonly string[]): readonly string[] {
  const pairs = getLetterPairs(misspelt);
  return names.filter((name) => {
    const shared = getLetterPairs(name).filter((pair) => pairs.includes(pair)).length;
    return shared > 0 && shared * 3 >= pairs.length * 2;
  });
}

type Fill = (text: string, variables: TextVariables) => string;

const formatNumberInWords = (count: number, { numbers }: FormatTexts) => numbers[count] ?? String(count);

function createPriceFormats({ code, locale, numberLocale = locale }: Language) {
  const dollars = createDollarFormat(numberLocale, { trailingZeroDisplay: 'stripIfInteger' });
  return {
    /** "$79", "$79.50" */
    formatPrice: (amount: number) => dollars.format(amount),

    /** The range of some prices: "$69–$99", or "$49" where they are the same. */
    formatPriceRange(amounts: readonly number[]): string {
      const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
      if (least === most) return dollars.format(least);
      // the fonts of the site have no narrow spaces, and for Italian Intl writes a hyphen where print has a dash
      return dollars
        .formatRange(least, most)
        .replace(/[\u2009\u202f]/g, ' ')
        .replace(/ ?[-–] ?/, '–');
    },

    /** "€ 9.00" of content as the language writes it; other texts stay unchanged. */
    formatDisplayPrice(displayPrice: string): string {
      const [, sign = '', whole, cents] = DISPLAY_PRICE.exec(displayPrice) ?? [];
      const currency = CURRENCIES[sign];
      if (!currency || code === sourceLanguage.code) return displayPrice;
      const minimumFractionDigits = cents === undefined ? 0 : 2;
      const style = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
      // only the places of sign and figures are those of the language: "00.00" keeps its zeros
      const figures: Readonly<Record<string, string | undefined>> = { integer: whole, fraction: cents };
      return new Intl.NumberFormat(locale, { ...style, minimumFractionDigits })
        .formatToParts(0)
        .map(({ type, value }) => figures[type] ?? value)
        .join('');
    },
  };
}

function createTimeFormats(language: Language, texts: FormatTexts, fill: Fill) {
  const { locale, numberLocale = locale, timeSeparator = ':', timeFormats } = language;
  const timeFormat = new Intl.DateTimeFormat(numberLocale, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  });
  const toDate = (time: string) => new Date(`2000-01-01T${time}Z`);
  /** "AM" or "PM", in a language that has them. */
  const getDayPeriod = (time: string) =>
    timeFormat.formatToParts(toDate(time)).find(({ type }) => type === 'dayPeriod')?.value;

  /** "9:00 AM", as it is in a sentence. */
  function formatTime(time: string): string {
    // newer locale data has a narrow space before AM, which the fonts of the site do not have
    if (!timeFormats) return timeFormat.format(toDate(time)).replaceAll('\u202f', ' ');
    const [hour = 0, minute = 0] = time.split(':').map(Number);
    return formatTimeInSentence(hour, minute, timeFormats);
  }

  /** "20:30" is "8.30 PM", as the restaurant writes its hours. */
  const formatClock = (time: string) => formatTime(time).replace(':', timeSeparator);

  /** "7.00 to 10.30 AM"; "11.00 AM to 2.00 PM" where noon lies between. */
  function formatHours({ opens, closes }: { readonly opens: string; readonly closes: string }): string {
    const period = getDayPeriod(closes);
    const isSamePeriod = period !== undefined && period === getDayPeriod(opens);
    const opensText = formatClock(opens);
    return fill(texts.hours, {
      opens: isSamePeriod ? opensText.replace(` ${period}`, '') : opensText,
      closes: formatClock(closes),
    });
  }

  /** "half past ten", "seven", "noon"; other minutes stay in figures. */
  function formatTimeInWords(time: string): string {
    if (time === '12:00') return texts.noon;
    const [hours, minutes] = time.split(':');
    const hour = Number(hours) % 12 || 12;
    if (minutes === '00') return formatNumberInWords(hour, texts);
    return minutes === '30' ? fill(texts.halfPast, { hour }) : formatClock(time);
  }

  return { formatTime, formatClock, formatHours, formatTimeInWords };
}

interface BedCount {
  readonly kind: keyof FormatTexts['beds'];
  readonly count: number;
}

function createCountFormats({ locale }: Language, texts: FormatTexts, fill: Fill) {
  const plural = new Intl.PluralRules(locale);

  /** "1 Adult", "2 Adults". */
  const formatCount = (count: number, { one, other }: PluralForms, variables: TextVariables = {}) =>
    fill(plural.select(count) === 'one' ? one : other, { ...variables, count });

  /** "One double bed", "Two double beds, one single bed". */
  const formatBeds = (beds: readonly BedCount[]) =>
    capitalize(beds.map(({ kind, count }) => formatCount(count, texts.beds[kind])).join(', '));

  return { formatCount, formatBeds };
}

const SOME_SUNDAY = '2023-01-01';

const createDateFormats = ({ locale, numberLocale = locale, firstOfMonth }: Language) => ({
  /** "2023-08-10" is "10 August 2023". */
  formatDate: (date: string) => formatDate(date, { locale, firstOfMonth }),
  /** A date on the blog, as the specification writes it: "August 10, 2023". */
  formatPostDate: (date: string) => formatDate(date, { locale: numberLocale, firstOfMonth }),
  /** "10 August", in any year. */
  formatDayOfYear: (date: string) =>
    formatDate(date, { locale, firstOfMonth }, { day: 'numeric', month: 'long' }),
  /** "Friday and Saturday" */
  formatWeekdays: (weekdays: readonly Weekday[]) =>
    new Intl.ListFormat(locale).format(
      weekdays.map((weekday) =>
        formatDate(addDays(SOME_SUNDAY, WEEKDAYS.indexOf(weekday)), { locale }, { weekday: 'long' }),
      ),
    ),
});
