import { createHash } from 'node:crypto';
import { languages } from './languages';
import type { Translation } from './languages/translation';
import { fail, rejectDuplicates, requireDay } from './validation';
import { zanzibarDate } from '../zanzibar-clock';
import type { BrandContent, Notice, NoticePage, Period, WrittenNotice } from './types';

const FILE = 'content/notices.ts';
const DAY_MS = 86_400_000;
const LONGEST = 120;

interface Known {
  /** Ids of the brands. */
  readonly brands: readonly string[];
  readonly pages: readonly NoticePage[];
}

/** What a notice may name on a site with these brands. */
export const knownTo = (contents: readonly BrandContent[]): Known => ({
  brands: contents.map(({ id }) => id),
  pages: ['home', 'landing', ...contents.flatMap(segmentsOf)],
});

function segmentsOf({ pages }: BrandContent): readonly NoticePage[];
function segmentsOf({ pages }: BrandContent): readonly string[] {
  return Object.keys(pages);
}

/**
 * The notices of today and later, in a language; those that are over never come back.
 * @throws when dates are none or the wrong way round, or when there is no such brand or page, naming the field
 */
export function defineNotices(
  written: readonly WrittenNotice[],
  known: Known,
  { language, translate, formats }: Translation,
  today = zanzibarDate(new Date()),
): readonly Notice[] {
  for (const [index, notice] of written.entries()) checkNotice(notice, known, `${FILE}, notices.${index}`);
  const defined = written.map(({ englishOnly, text, ...notice }): Notice => {
    const { from, until } = notice;
    return {
      ...notice,
      // other words or days are another notice to those who have closed it
      id: createHash('sha256').update([from, until, text].join()).digest('hex').slice(0, 8),
      text: englishOnly ? text : translate(text, 'notices.text'),
      ...(englishOnly && language !== languages[0] && { lang: languages[0].code }),
      reopens: formats.formatDate(dayAfter(until)),
    };
  });
  rejectDuplicates(
    `${FILE}, notices`,
    defined.map(({ text, from, until }) => `${text} ${from} ${until}`),
    'Leave one of them out.',
  );
  return defined.filter(({ until }) => until >= today);
}

const dayAfter = (day: string) => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);

function checkNotice(notice: WrittenNotice, { brands, pages }: Known, at: string): void {
  const { text, from, until, brand, pages: named = [] } = notice;
  if (text.trim() === '') fail(`${at}.text`, 'the notice has no words. Write what guests should know.');
  if (text.length > LONGEST) {
    fail(
      `${at}.text`,
      `the notice has ${text.length} letters. Keep to ${LONGEST}, so that a phone has room for it.`,
    );
  }
  requireDay(`${at}.from`, from);
  requireDay(`${at}.until`, until);
  if (from > until) {
    fail(
      `${at}.until`,
      `"${until}" is the last day, but "${from}" is the first. Change one of them: a day is year-month-day.`,
    );
  }
  if (brand !== undefined && !brands.includes(brand)) {
    fail(`${at}.brand`, `there is no house "${brand}". Write one of ${brands.join(', ')}, or leave it out.`);
  }
  const unknown = named.find((page) => !pages.includes(page));
  if (unknown !== undefined) {
    fail(`${at}.pages`, `there is no page "${unknown}". Write some of ${[...new Set(pages)].join(', ')}.`);
  }
}

/** The notices of a brand's pages. */
export const noticesOf = (notices: readonly Notice[], brandId: string): readonly Notice[] =>
  notices.filter(({ brand = brandId }) => brand === brandId);

type Closes = NonNullable<WrittenNotice['closes']>;

/** The notices that close the house or its restaurant; the restaurant of a closed house is closed too. */
export const closingsOf = (notices: readonly Notice[], what: Closes): readonly Notice[] =>
  notices.filter(({ closes }) => closes === what || (closes === 'house' && what === 'restaurant'));

/** Id of the periods in which a brand is closed. */
export const closedPeriod = (what: Closes, brandId: string) => `${what}-${brandId}`;

/** All periods that pages of the site ask for. */
export function periodsOf(notices: readonly Notice[], brandIds: readonly string[]): readonly Period[] {
  const closed = brandIds.flatMap((brandId) =>
    (['house', 'restaurant'] as const).flatMap((what) =>
      closingsOf(noticesOf(notices, brandId), what).map(({ from, until }) => ({
        id: closedPeriod(what, brandId),
        from,
        until,
      })),
    ),
  );
  return [...notices.map(({ id, from, until }) => ({ id, from, until })), ...closed];
}
