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

/** What a visitor does with a page. */
export interface Tab {
  resize(size: { readonly width: number; readonly height: number }): Promise<unknown>;
  /** Returns after the page's `load` event. */
  goTo(path: string): Promise<unknown>;
  /** Runs a function in the page. */
  evaluate<Args extends readonly Json[]>(run: (...args: Args) => unknown, ...args: Args): Promise<unknown>;
  /** Clicks what has this role and accessible name, once it is visible. */
  click(role: Role, name: string): Promise<unknown>;
  /** Waits for it. */
  shows(role: Role, name: string): Promise<unknown>;
  /** Types into the first field that matches. */
  type(selector: string, text: string): Promise<unknown>;
  press(key: Key): Promise<unknown>;
  consoleErrors(): Promise<unknown>;
}

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
export type Role = 'button' | 'link';
export type Key = 'ArrowRight' | 'Enter' | 'Escape' | 'Tab';

/** Where nothing listens: tests fetch nothing from outside. */
export const NOWHERE = { host: '127.0.0.1', port: 9 };

/** A call of the function as text, for the page. */
export const asScript = (run: (...args: never[]) => unknown, args: readonly Json[]): string =>
  `(${run})(...${JSON.stringify(args)})`;

/** The path of the first of these programs that is installed. */
export const findProgram = (...names: readonly string[]): string | undefined =>
  spawnSync('which', names, { encoding: 'utf8' }).stdout.split('\n')[0] || undefined;
