import { createHash } from 'node:crypto';
import type { BrandInput, Notice, NoticeInput, DateRange, SharedInput } from '../schema';
import { throwContentError, assertUnique } from '../fields/content-error';
import { notices as schema } from '../schema/notice';
import { zanzibarDate } from '../../lib/zanzibar-clock';
import { resolveFields, type Context } from '../fields/resolve-fields';

const FILE = 'content/shared/notices.json';
const DAY_MS = 86_400_000;

/**
 * The notices of today and later, in a language; those that are over never come back.
 * @throws when there is no such brand
 */
export function resolveNotices(
  { notices: written }: SharedInput['notices'],
  brands: readonly Pick<BrandInput, 'id'>[],
  context: Context,
  today = zanzibarDate(new Date()),
): readonly Notice[] {
  const known = brands.map(({ id }) => id);
  for (const [index, { brand }] of written.entries())
    if (brand !== undefined && !known.includes(brand))
      throwContentError(
        { file: FILE, path: ['notices', index, 'brand'] },
        `there is no house "${brand}".`,
        `Write one of ${known.join(', ')}, or leave it out.`,
      );
  const shown = resolveFields(FILE, schema, { notices: written }, context).notices;
  const notices = written.map((notice, index): Notice => {
    const { text, from, until } = notice;
    return {
      ...notice,
      // other words or days are another notice to those who have closed it
      id: createHash('sha256').update([from, until, text].join()).digest('hex').slice(0, 8),
      text: shown[index]?.text ?? text,
      reopens: context.formats.formatDate(dayAfter(until)),
    };
  });
  assertUnique(
    { file: FILE, path: ['notices'] },
    notices.map(({ text, from, until }) => `${text} ${from} ${until}`),
    'Leave one of them out.',
  );
  return notices.filter(({ until }) => until >= today);
}

const dayAfter = (day: string) => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);

/** The notices of a brand's pages. */
export const noticesForBrand = (notices: readonly Notice[], brandId: string): readonly Notice[] =>
  notices.filter(({ brand = brandId }) => brand === brandId);

type Closed = NonNullable<NoticeInput['closure']>;

/** The notices that close the house or its restaurant; the restaurant of a closed house is closed too. */
export const closuresFor = (notices: readonly Notice[], what: Closed): readonly Notice[] =>
  notices.filter(({ closure }) => closure === what || closure === 'house');

/** Id of the periods in which a brand is closed. */
export const closureId = (what: Closed, brandId: string) => `${what}-${brandId}`;

/** All periods that pages of the site ask for. */
export function collectDateRanges(
  notices: readonly Notice[],
  brandIds: readonly string[],
): readonly DateRange[] {
  const closed = brandIds.flatMap((brandId) =>
    (['house', 'restaurant'] as const).flatMap((what) =>
      closuresFor(noticesForBrand(notices, brandId), what).map(({ from, until }) => ({
        id: closureId(what, brandId),
        from,
        until,
      })),
    ),
  );
  return [...notices.map(({ id, from, until }) => ({ id, from, until })), ...closed];
}
