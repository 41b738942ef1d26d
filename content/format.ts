// How figures are written in sentences. Texts of content use these where they repeat a figure.

const WORDS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** 6 is "six"; from 13 on in figures. */
export const inWords = (count: number) => WORDS[count] ?? String(count);

/** With a capital, for the start of a sentence: `capital(inWords(6))` is "Six". */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** "A or B", "A, B or C". */
export const either = (texts: readonly string[]) =>
  new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(texts);

/** "A and B", "A, B and C". */
export const together = (texts: readonly string[]) => new Intl.ListFormat('en-GB').format(texts);

/** "$79" */
export const dollars = (amount: number) => `$${amount}`;

/** "45sqm interior" */
export const interior = (sqm: number) => `${sqm}sqm interior`;

/** "One double bed", "Two double beds, one single bed". */
export const bedsInWords = (beds: readonly { readonly kind: string; readonly count: number }[]) =>
  capital(
    beds.map(({ kind, count }) => `${inWords(count)} ${kind} ${count === 1 ? 'bed' : 'beds'}`).join(', '),
  );

function read(clock: string) {
  const [hours = '', minutes = ''] = clock.split(':');
  const hour = Number(hours);
  return { hour: hour % 12 || 12, minutes, half: hour < 12 ? 'AM' : 'PM' };
}

/** "20:30" is "8.30 PM", as the restaurant writes its hours. */
export function clockText(clock: string): string {
  const { hour, minutes, half } = read(clock);
  return `${hour}.${minutes} ${half}`;
}

/** "7.00 to 10.30 AM"; "11.00 AM to 2.00 PM" where noon lies between. */
export function hoursText({ opens, closes }: { readonly opens: string; readonly closes: string }): string {
  const from = clockText(opens);
  return `${read(opens).half === read(closes).half ? from.slice(0, -3) : from} to ${clockText(closes)}`;
}

/** "10:30" is "half past ten", "07:00" is "seven"; other minutes stay in figures. */
export function spokenTime(clock: string): string {
  const { hour, minutes } = read(clock);
  if (minutes === '00') return inWords(hour);
  return minutes === '30' ? `half past ${inWords(hour)}` : `${hour}.${minutes}`;
}
