import type { CountedWord } from '@/content/types';

/** Puts values into a sentence of content: `fill('from [start]', { start: 'Monday' })`. */
export function fill(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\[(\w+)\]/g, (slot, name: string) => String(values[name] ?? slot));
}

/** "1 room", "2 rooms". */
export function counted(count: number, word: CountedWord): string {
  return `${count} ${count === 1 ? word.one : word.other}`;
}
