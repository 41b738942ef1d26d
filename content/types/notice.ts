import type { PageSegment } from './link';

/** The page by the last part of its address, with what stands below it: 'room' is also each room's own page. */
export type NoticePage = PageSegment | 'home' | 'landing';

/** A line below the header, for some days. */
export interface WrittenNotice {
  readonly text: string;
  /** First and last day in Zanzibar, like '2026-12-24'. */
  readonly from: string;
  readonly until: string;
  /** Folder of the house; without it the notice is for all, the landing page and the 404 page included. */
  readonly brand?: string;
  /** Without it the notice is on every page. */
  readonly pages?: readonly NoticePage[];
  /** What is closed in these days. 'house' turns Book Now into "Write to us"; search engines are told of both. */
  readonly closes?: 'house' | 'restaurant';
  /** Needs no translation: pages in other languages show it in English too. */
  readonly englishOnly?: true;
}

/** Days after which styles choose; several may have one id. See components/shell/periods.tsx. */
export interface Period {
  readonly id: string;
  readonly from: string;
  readonly until: string;
}

export interface Notice extends Omit<WrittenNotice, 'englishOnly'>, Period {
  /** Where it is not the language of the page. */
  readonly lang?: string;
  /** The day after the last one, written out. */
  readonly reopens: string;
}

/** What a brand shows while it is closed, in place of its links to book. */
export interface Closing {
  readonly period: string;
  readonly label: string;
  readonly contactHref: string;
  /** First sentence of the message, where the link is about no room. */
  readonly enquiry: string;
}
