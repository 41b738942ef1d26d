import type { PluralForms } from '@/content/model/common-fields';

/** `interpolate('from {start}', { start: 'Monday' })` is "from Monday". */
export function interpolate(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}

/** "1 room", "2 rooms". */
export function pluralize(count: number, word: PluralForms, locale: string): string {
  const isOne = new Intl.PluralRules(locale).select(count) === 'one';
  return interpolate(isOne ? word.one : word.other, { count });
}
