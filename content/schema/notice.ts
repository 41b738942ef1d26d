import type { z } from 'zod';
import { brandId, select, date, fieldset, groupRegistry, list, translatedText } from '../fields/field-types';
import { PAGE_SEGMENTS } from './link';
import type { Resolved } from '../fields/resolved';

/** Longest text: a phone has room for no more. */
const LONGEST = 120;

/** The page by the last part of its address, with what is below it: "room" is also each room's own page. */
const pages = [...PAGE_SEGMENTS, 'home', 'landing'] as const;
export type NoticePage = (typeof pages)[number];

/** A line below the header, for some days. */
const notice = fieldset('Notice', {
  text: translatedText('What guests should know', {
    translatorComment: 'a notice on top of pages, for some days',
    max: LONGEST,
    widget: 'textarea',
  }),
  from: date('First day in Zanzibar'),
  until: date('Last day'),
  brand: brandId(
    'House',
    'without one: all houses, the landing page and the page for wrong addresses',
  ).optional(),
  pages: list('Pages', select('Page', pages), { hint: 'without one: every page' }).optional(),
  closure: select('What is closed in these days', ['house', 'restaurant']).optional(),
});
export type NoticeInput = z.infer<typeof notice>;

const withDaysInOrder = notice
  .refine(({ from, until }) => from <= until, {
    path: ['until'],
    error: ({ input }) => {
      const { from, until } = notice.parse(input);
      return `"${until}" is the last day, but "${from}" is the first.\nChange one of them.`;
    },
  })
  .register(groupRegistry, { label: 'Notice' });

export const notices = fieldset('Notices', { notices: list('Notices', withDaysInOrder, { min: 0 }) });

/** Days after which styles choose; several may have one id. See components/shell/date-range-styles.tsx. */
export interface DateRange {
  readonly id: string;
  readonly from: string;
  readonly until: string;
}

export interface Notice extends Resolved<NoticeInput>, DateRange {
  /** The day after the last one, written out. */
  readonly reopens: string;
}
