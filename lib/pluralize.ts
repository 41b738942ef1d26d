import { interpolate } from './interpolate';

/** A word for one thing and for several: "{count} room", "{count} rooms". */
export interface PluralForms {
  readonly one: string;
  readonly other: string;
}

/** "1 room", "2 rooms". */
export function pluralize(count: number, word: PluralForms, locale: string): string {
  const isOne = new Intl.PluralRules(locale).select(count) === 'one';
  return interpolate(isOne ? word.one : word.other, { count });
}
