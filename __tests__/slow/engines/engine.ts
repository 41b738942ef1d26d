import { spawnSync } from 'node:child_process';

/** A browser beside Chromium, and how the core of the site is tried in it. */
export interface Engine {
  readonly name: string;
  /** Debian's packages, where one of them is not installed. */
  readonly missing: string | undefined;
  /** Replaces the tab by that of a first-time visitor. */
  readonly open: (siteUrl: string) => Promise<Tab>;
  /** Ends the browser. */
  readonly close: () => Promise<unknown>;
}

/** What a visitor does with a page. Functions run in the page, as text. */
export interface Tab {
  resize(size: { readonly width: number; readonly height: number }): Promise<unknown>;
  /** Returns after the page's `load` event. */
  goTo(path: string): Promise<unknown>;
  evaluate<Args extends readonly Json[]>(run: (...args: Args) => unknown, ...args: Args): Promise<unknown>;
  /** Clicks the element that the function finds. */
  click<Args extends readonly Json[]>(find: (...args: Args) => Element, ...args: Args): Promise<unknown>;
  press(key: Key): Promise<unknown>;
  readonly consoleErrors: readonly string[];
}

export type Json = string | number;
export type Key = 'ArrowRight' | 'Enter' | 'Escape' | 'Tab';

/** Where nothing listens: tests fetch nothing from outside. */
export const NOWHERE = { host: '127.0.0.1', port: 9 };

export const asScript = (run: (...args: never[]) => unknown, args: readonly Json[]): string =>
  `(${run})(...${JSON.stringify(args)})`;

/** The path of the first of these programs that is installed. */
export const findProgram = (...names: readonly string[]): string | undefined =>
  spawnSync('which', names, { encoding: 'utf8' }).stdout.split('\n')[0] || undefined;
