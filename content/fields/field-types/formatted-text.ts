/** Texts with a format: parts of addresses, prices, times, contacts, files. */
import { z } from 'zod';
import { TIME_OF_DAY_PATTERN } from '../../../lib/format-time-in-sentence';
import { isValidPublicUrl } from '../../../lib/is-valid-public-url';
import { createInvalidValueErrorParams } from '../error-messages';
import { fieldRegistry } from '../field-metadata';

/** A text that matches a pattern; it has no label yet. */
export function textMatching(pattern: RegExp, expectation: string, remedy: string) {
  const expected = createInvalidValueErrorParams(expectation, remedy);
  return z.string(expected).regex(pattern, expected);
}

/** The remedy for a form, where a text has no quotes. */
const withoutQuotes = (remedy: string) => remedy.replaceAll('"', '');

/** Matches a name that can be part of an address. */
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** A part of an address. */
export function slug(label = 'Part of the address') {
  const remedy = 'Use small letters, digits and single hyphens, like "spice-tour".';
  return textMatching(SLUG, 'a part of an address', remedy).register(fieldRegistry, {
    label,
    widget: 'text',
    formRemedy: withoutQuotes(remedy),
  });
}

/** A price as guests read it in English, such as "€ 9.00"; other languages write it in their own way. */
export const displayPrice = (label: string) =>
  z
    .string(createInvalidValueErrorParams('a price', 'Write it between straight quotes, like "€ 9.00".'))
    .regex(/\S/, createInvalidValueErrorParams('a price', 'Write it like "€ 9.00".'))
    .refine(
      (price) => !/^[\d.,\s]+$/.test(price),
      createInvalidValueErrorParams('a price with its currency', 'Write it like "€ 9.00" or "$12".'),
    )
    .refine(
      (price) => !/\d(?:,\d{1,2}|\.\d)(?!\d)/.test(price),
      createInvalidValueErrorParams(
        'a price',
        'Write a point before the cents, and both of them, like "€ 9.00".',
      ),
    )
    .register(fieldRegistry, { kind: 'displayPrice', label, widget: 'text', hint: 'such as "€ 9.00"' });

/** A time of day in Zanzibar with 24 hours: "20:30". */
export function timeOfDay(label: string) {
  return textMatching(
    TIME_OF_DAY_PATTERN,
    'a time of day',
    'Write hours and minutes with 24 hours, like "07:00" or "20:30".',
  ).register(fieldRegistry, { label, widget: 'time' });
}

/** A date as year-month-day. */
export function date(label: string) {
  const expected = createInvalidValueErrorParams('a date', 'Write year-month-day, like "2026-12-24".');
  return z.iso.date(expected).register(fieldRegistry, { label, widget: 'date' });
}

/** A phone number, as `+` and digits; empty while there is none. */
export function phone(label: string) {
  return textMatching(
    /^(?:\+\d+)?$/,
    'a phone number that can be dialled from abroad',
    'Write "+" and digits, like "+255777123456", or leave it empty: "".',
  ).register(fieldRegistry, {
    label,
    hint: 'a plus sign and digits, without spaces; while it is empty, no page shows a phone',
    widget: 'text',
    sample: 'phone',
    formRemedy: 'Write a plus sign and digits without spaces, like +255777123456, or leave it empty.',
  });
}

export function email(label: string) {
  const expected = createInvalidValueErrorParams('an e-mail address', 'Write one like "hello@example.com".');
  return z.email(expected).register(fieldRegistry, { label, widget: 'email' });
}

/** An address outside the site. */
export function externalUrl(label: string, hint?: string) {
  const remedy = 'Write it with "https://" in front.';
  const expected = createInvalidValueErrorParams('an address of another site', remedy);
  return z
    .templateLiteral(['https://', z.string()], expected)
    .refine(isValidPublicUrl, expected)
    .register(fieldRegistry, { kind: 'url', label, hint, widget: 'url', formRemedy: withoutQuotes(remedy) });
}

/** A file of public/, such as "/video/sea.mp4". */
export function publicFilePath(label: string) {
  const remedy = 'Write it like "/video/sea.mp4".';
  return textMatching(/^\/[\w./-]+$/, 'a file of the folder public', remedy).register(fieldRegistry, {
    label,
    widget: 'text',
    formRemedy: withoutQuotes(remedy),
  });
}

/** An original in content/photos. */
export function photoFileName(label: string) {
  return textMatching(
    /^[^/\\]+\.(?:jpe?g|png|webp)$/i,
    'the name of a JPEG, PNG or WebP',
    'Write the name of a file in content/photos with its ending, like "garden-room.jpg".',
  ).register(fieldRegistry, {
    kind: 'photoFile',
    label,
    widget: 'upload',
    formRemedy: 'Choose a JPEG, PNG or WebP.',
  });
}
