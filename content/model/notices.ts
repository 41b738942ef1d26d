import type { z } from 'zod';
import { addDays } from '../../lib/dates';
import type { DisplayPeriod } from '../../lib/display-periods';
import * as field from '../fields/field-types';
import { defineContentType, type ResolvedContent } from './content-type';
import {
  addIdsAndFilterOutPastEntries,
  createDatesAndBrandsShape,
  findDateOrderIssue,
  isForBrand,
} from './helpers/dates-and-brands';
import { BRAND_PAGE_SEGMENTS } from './pages';

/** A phone has room for no more. */
const MAX_TEXT_LENGTH = 120;

/**
 * A page is named by the last part of its address, together with the pages below it: "room" is also each room's own
 * page.
 */
const noticePages = [...BRAND_PAGE_SEGMENTS, 'home', 'landing'] as const;
export type NoticePageName = (typeof noticePages)[number];

/** A line below the header, for some days. */
const noticeSchema = field.addCrossFieldRule(
  field.fieldset('Notice', {
    text: field.paragraph('What guests should know', {
      translatorComment: 'a notice on top of pages, for some days',
      max: MAX_TEXT_LENGTH,
    }),
    ...createDatesAndBrandsShape(
      'without one: all houses, the page that asks which house, and the one for an address that does not exist',
    ),
    pages: field
      .list('Pages', field.select('Page', noticePages), { hint: 'without one: every page' })
      .optional(),
    closure: field
      .select('What is closed in these days', ['house', 'restaurant'], {
        house: 'The whole house: Book Now says “Write to us”',
        restaurant: 'The restaurant alone',
      })
      .optional(),
  }),
  findDateOrderIssue,
);
export type NoticeInput = z.infer<typeof noticeSchema>;

export const notices = defineContentType({
  shared: field.fieldset('Notices', {
    notices: field.list('Notices', noticeSchema, { min: 0, unique: ['text', 'from', 'until'] }),
  }),
  resolve: ({ shared, english }, { formatters, today }) =>
    // a visitor who has closed a notice sees it again when its text changes, but not when its days or pages change
    addIdsAndFilterOutPastEntries(
      'notice',
      shared.notices,
      english.shared.notices.map(({ text }) => text),
      today,
    ).map((notice) => ({
      ...notice,
      /** The day after the last one, written out. */
      reopens: formatters.formatDate(addDays(notice.until, 1)),
    })),
});
export type Notice = ResolvedContent<typeof notices>[number];

/** The notices of a brand's pages. */
export const getNoticesForBrand = (all: readonly Notice[], brandId: string): readonly Notice[] =>
  all.filter((notice) => isForBrand(notice, brandId));

type ClosedPart = NonNullable<NoticeInput['closure']>;

/** The notices that close the house or its restaurant; the restaurant of a closed house is closed too. */
export const filterClosureNotices = (all: readonly Notice[], closedPart: ClosedPart): readonly Notice[] =>
  all.filter(({ closure }) => closure === closedPart || closure === 'house');

/** Id of the periods in which a brand is closed. */
export const getClosureDisplayPeriodId = (closedPart: ClosedPart, brandId: string) =>
  `${closedPart}-${brandId}`;

/** The periods of all notices, and those in which a brand or its restaurant is closed. */
export function createNoticeAndClosurePeriods(
  all: readonly Notice[],
  brandIds: readonly string[],
): readonly DisplayPeriod[] {
  const closed = brandIds.flatMap((brandId) =>
    (['house', 'restaurant'] as const).flatMap((closedPart) =>
      filterClosureNotices(getNoticesForBrand(all, brandId), closedPart).map(({ from, until }) => ({
        id: getClosureDisplayPeriodId(closedPart, brandId),
        from,
        until,
      })),
    ),
  );
  return [...all.map(({ id, from, until }) => ({ id, from, until })), ...closed];
}
