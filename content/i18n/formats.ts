import { capitalize } from '../../lib/capitalize';
import { formatDate } from '../../lib/format-date';
import { throwContentError, type SourceLocation } from '../fields/content-error';
import type { TextVariables } from '../fields/field-types';
import { FORMATS_REMEDY, PLACEHOLDER_PATTERN, strayBrace } from '../fields/placeholder-syntax';
import type { FormatTexts } from '../model/format-texts';
import type { PluralForms } from '../model/common-fields';
import type { MealInput } from '../model/restaurant';
import type { BedsInput } from '../model/rooms';
import { SOURCE_LANGUAGE, type Language } from './languages';

/** Matches the space between a figure and its unit, which stay on one line. */
const BEFORE_UNIT = /(\d) (?=(?:km|m²|m|cm|kg|°C|h|min|ans|Uhr|[€$%])(?![\p{L}\d]))/gu;
/** "€ 9.00", "$12" */
const DISPLAY_PRICE = /^([€$]) ?(\d+)(?:\.(\d\d))?$/;
const CURRENCIES: Readonly<Record<string, string>> = { '€': 'EUR', $: 'USD' };

/** An hour of a day without a time zone. */
const atTime = (time: string) => new Date(`2000-01-01T${time}Z`);

/** How a language writes figures, and texts with figures in them. */
export type Formats = ReturnType<typeof createFormats>;

export function createFormats(language: Language, texts: FormatTexts) {
  const { locale, numberLocale = locale, timeSeparator = ':', firstOfMonth } = language;
  const time = new Intl.DateTimeFormat(numberLocale, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  });
  const price = new Intl.NumberFormat(numberLocale, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  });
  const plural = new Intl.PluralRules(locale);

  const formatPrice = (amount: number) => price.format(amount);
  function formatPriceRange(amounts: readonly number[]): string {
    const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
    if (least === most) return formatPrice(least);
    // the fonts of the site have no narrow spaces, and for Italian Intl writes a hyphen where print has a dash
    return price
      .formatRange(least, most)
      .replace(/[\u2009\u202f]/g, ' ')
      .replace(/ ?[-–] ?/, '–');
  }
  const numberInWords = (count: number) => texts.numbers[count] ?? String(count);
  // newer locale data has a narrow space before AM, which the fonts of the site do not have
  const timeParts = (clock: string) =>
    time.formatToParts(atTime(clock)).map((part) => ({ ...part, value: part.value.replace('\u202f', ' ') }));
  const formatTime = (clock: string) => {
    const [hour, minute = ''] = clock.split(':');
    if (language.timeFormats)
      return (minute === '00' ? language.timeFormats.full : language.timeFormats.other)
        .replace('{hour}', String(Number(hour)))
        .replace('{minute}', minute);
    return timeParts(clock)
      .map(({ value }) => value)
      .join('');
  };
  const formatClock = (clock: string) => formatTime(clock).replace(':', timeSeparator);
  const periodOf = (clock: string) => timeParts(clock).find(({ type }) => type === 'dayPeriod')?.value;

  function formatHours({ opens, closes }: Pick<MealInput, 'opens' | 'closes'>): string {
    const period = periodOf(opens);
    const from =
      period === periodOf(closes) ? formatClock(opens).replace(` ${period}`, '') : formatClock(opens);
    return fill(texts.hours, { opens: from, closes: formatClock(closes) });
  }

  /** "half past ten", "seven", "noon"; other minutes stay in figures. */
  function timeInWords(clock: string): string {
    if (clock === '12:00') return texts.noon;
    const [hours, minutes] = clock.split(':');
    const hour = Number(hours) % 12 || 12;
    if (minutes === '00') return numberInWords(hour);
    return minutes === '30' ? fill(texts.halfPast, { hour }) : formatClock(clock);
  }

  function formatVariable(value: TextVariables[string], format: string | undefined): string | undefined {
    if (typeof value === 'number') {
      if (format === undefined) return String(value);
      if (format === 'words') return numberInWords(value);
      if (format === 'Words') return capitalize(numberInWords(value));
      return format === 'dollars' ? formatPrice(value) : undefined;
    }
    if (typeof value === 'string') {
      if (format === undefined || format === 'words') return value;
      if (format === 'Words') return capitalize(value);
      if (format === 'time') return formatTime(value);
      return format === 'spoken' ? timeInWords(value) : undefined;
    }
    if (format === 'or') return new Intl.ListFormat(locale, { type: 'disjunction' }).format(value);
    return format === undefined ? new Intl.ListFormat(locale).format(value) : undefined;
  }

  function interpolate(
    text: string,
    variables: TextVariables,
    location: SourceLocation,
    runtimePlaceholders: readonly string[] = [],
  ): string {
    const stray = strayBrace(text);
    if (stray) throwContentError(location, ...stray);
    const written = text.replace(PLACEHOLDER_PATTERN, (placeholder, name: string, format?: string) => {
      if (runtimePlaceholders.includes(name)) return placeholder;
      const value = variables[name];
      if (value === undefined) {
        const names = [...Object.keys(variables), ...runtimePlaceholders].sort();
        return throwContentError(
          location,
          `there is nothing to fill in for ${placeholder}.`,
          names.length > 0 ? `Write one of ${names.join(', ')}.` : 'Write it without { and }.',
        );
      }
      return (
        formatVariable(value, format) ??
        throwContentError(
          location,
          `${placeholder} is not a way to write ${JSON.stringify(value)}.`,
          FORMATS_REMEDY,
        )
      );
    });
    // English texts stay exactly as specified
    return language.code === SOURCE_LANGUAGE ? written : written.replace(BEFORE_UNIT, '$1\u00a0');
  }

  /** Fills in a text whose placeholders are known to the code, such as those in format-texts.json. */
  const fill = (text: string, variables: TextVariables) =>
    interpolate(text, variables, { file: 'content/shared/format-texts.json' });

  const formatCount = (count: number, { one, other }: PluralForms, variables: TextVariables = {}) =>
    fill(plural.select(count) === 'one' ? one : other, { ...variables, count });

  function formatBeds(list: readonly BedsInput[]): string {
    const counted = list.map(({ kind, count }) => formatCount(count, texts.beds[kind]));
    return capitalize(counted.join(', '));
  }

  function formatDisplayPrice(written: string): string {
    const [, sign = '', whole = '', cents] = DISPLAY_PRICE.exec(written) ?? [];
    const currency = CURRENCIES[sign];
    if (!currency || language.code === SOURCE_LANGUAGE) return written;
    const parts: Readonly<Record<string, string | undefined>> = { integer: whole, fraction: cents };
    return new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: cents === undefined ? 0 : 2,
    })
      .formatToParts(0)
      .map(({ type, value }) => parts[type] ?? value)
      .join('');
  }

  return {
    texts,
    interpolate,
    fill,
    /** "$79", "$79.50" */
    formatPrice,
    /** "€ 9.00" of content as the language writes it; what is not such a price stays as it is. */
    formatDisplayPrice,
    /** The range of some prices: "$69–$99", or "$49" where they are the same. */
    formatPriceRange,
    /** "1 Adult", "2 Adults". */
    formatCount,
    /** "One double bed", "Two double beds, one single bed". */
    formatBeds,
    /** "20:30" is "8.30 PM", as the restaurant writes its hours. */
    formatClock,
    /** "7.00 to 10.30 AM"; "11.00 AM to 2.00 PM" where noon lies between. */
    formatHours,
    /** "2023-08-10" is "10 August 2023". */
    formatDate: (date: string) => formatDate(date, { locale, firstOfMonth }),
    /** A date on the blog, as the specification writes it: "August 10, 2023". */
    formatPublished: (date: string) => formatDate(date, { locale: numberLocale, firstOfMonth }),
    /** "10 August", in any year. */
    formatDayOfYear: (date: string) =>
      formatDate(date, { locale, firstOfMonth }, { day: 'numeric', month: 'long' }),
  };
}
