// Formats numbers, prices and times for the texts of content.

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

/** 6 is "six"; above 12 in digits. */
export const numberInWords = (count: number) => WORDS[count] ?? String(count);

/** `capitalize(numberInWords(6))` is "Six". */
export const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** "A or B", "A, B or C". */
export const joinWithOr = (texts: readonly string[]) =>
  new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(texts);

/** "A and B", "A, B and C". */
export const joinWithAnd = (texts: readonly string[]) => new Intl.ListFormat('en-GB').format(texts);

/** "$79" */
export const formatPrice = (amount: number) => `$${amount}`;

/** "45sqm interior" */
export const formatSize = (sqm: number) => `${sqm}sqm interior`;

/** "One double bed", "Two double beds, one single bed". */
export const formatBeds = (beds: readonly { readonly kind: string; readonly count: number }[]) =>
  capitalize(
    beds
      .map(({ kind, count }) => `${numberInWords(count)} ${kind} ${count === 1 ? 'bed' : 'beds'}`)
      .join(', '),
  );

function parseClock(clock: string) {
  const [hours = '', minutes = ''] = clock.split(':');
  const hour = Number(hours);
  return { hour: hour % 12 || 12, minutes, period: hour < 12 ? 'AM' : 'PM' };
}

/** "20:30" is "8.30 PM", as the restaurant writes its hours. */
export function formatClock(clock: string): string {
  const { hour, minutes, period } = parseClock(clock);
  return `${hour}.${minutes} ${period}`;
}

/** "7.00 to 10.30 AM"; "11.00 AM to 2.00 PM" where noon lies between. */
export function formatHours({ opens, closes }: { readonly opens: string; readonly closes: string }): string {
  const from = formatClock(opens);
  return `${parseClock(opens).period === parseClock(closes).period ? from.slice(0, -3) : from} to ${formatClock(closes)}`;
}

/** "10:30" is "half past ten", "07:00" is "seven"; other minutes stay in digits. */
export function timeInWords(clock: string): string {
  const { hour, minutes } = parseClock(clock);
  if (minutes === '00') return numberInWords(hour);
  return minutes === '30' ? `half past ${numberInWords(hour)}` : `${hour}.${minutes}`;
}
