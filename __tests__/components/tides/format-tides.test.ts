import {
  formatClockInSentence,
  formatDay,
  formatDateHeading,
  formatHeight,
} from '@/components/tides/format-tides';
import { languages } from '@/content/i18n/languages';

// "~" is a no-break space
test.each([
  ['en', '07:00', '18:05', 'November 2026', 'November 2026', '3.0 m'],
  ['it', '7:00', '18:05', 'novembre 2026', 'Novembre 2026', '3,0 m'],
  ['de', '7:00', '18:05', 'November 2026', 'November 2026', '3,0 m'],
  ['fr', '7~h', '18~h~05', 'novembre 2026', 'Novembre 2026', '3,0 m'],
])('%s writes hours, months, headings and heights', (code, ...written) => {
  const labels = languages.find((language) => language.code === code) ?? languages[0];
  expect(
    [
      formatClockInSentence(7 * 60, labels.timeFormats),
      formatClockInSentence(18 * 60 + 5, labels.timeFormats),
      formatDay('2026-11-01', labels, 'month'),
      formatDateHeading('2026-11-01', labels, 'month'),
      formatHeight(3.04, { locale: labels.locale, height: '{height} m' }),
    ].map((text) => text.replaceAll('\u00a0', '~')),
  ).toEqual(written);
});
