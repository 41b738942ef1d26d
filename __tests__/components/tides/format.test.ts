import { languages } from '@/content/languages';
import { clockInSentence, formatDay, formatDayHeading } from '@/components/tides/format';

// "~" is a space at which no line breaks
test.each([
  ['en', '07:00', '18:05', 'November 2026', 'November 2026'],
  ['it', '7:00', '18:05', 'novembre 2026', 'Novembre 2026'],
  ['de', '7:00', '18:05', 'November 2026', 'November 2026'],
  ['fr', '7~h', '18~h~05', 'novembre 2026', 'Novembre 2026'],
])('%s writes hours in a sentence, and a month within a line and as a heading', (code, ...written) => {
  const words = languages.find((one) => one.code === code) ?? languages[0];
  expect(
    [
      clockInSentence(7 * 60, words.clock),
      clockInSentence(18 * 60 + 5, words.clock),
      formatDay('2026-11-01', words, 'month'),
      formatDayHeading('2026-11-01', words, 'month'),
    ].map((text) => text.replaceAll('\u00a0', '~')),
  ).toEqual(written);
});
