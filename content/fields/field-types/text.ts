/** Texts that guests read, in every language or the same in all of them, and texts with a format: prices, times, contacts. */
import { z } from 'zod';
import { TIME_OF_DAY_PATTERN } from '../../../lib/format-time-in-sentence';
import { isValidPublicUrl } from '../../../lib/is-valid-public-url';
import { VISIBLE_CHARACTER } from '../characters';
import {
  createZodCustomIssue,
  createInvalidValueErrorParams,
  createTooLongIssue,
  toZodMessage,
} from '../error-messages';
import { fieldRegistry, type FieldMetadata } from '../field-metadata';
import { findTextIssue, type TextKind } from '../text-patterns';
import { list } from './composite';

type FieldOptions = Partial<
  Pick<
    FieldMetadata,
    | 'hint'
    | 'isMarkdown'
    | 'translatorComment'
    | 'translationContext'
    | 'runtimePlaceholders'
    | 'marksSample'
    | 'sample'
  >
>;

interface TextOptions extends FieldOptions {
  /** Longest text, in characters. */
  readonly max?: number;
  /** Longest text once its placeholders are filled in, where that differs from `max`. */
  readonly maxInterpolatedLength?: number;
  /** An empty text is allowed and hides what shows it. */
  readonly allowEmpty?: true;
  /** The text makes sense without its runtime placeholders, as "one room" does without its number. */
  readonly optionalPlaceholders?: true;
  readonly widget?: 'text' | 'textarea';
}

/** Refuses what is wrong in every text of a kind. */
const withoutTextIssues = <Text extends z.ZodType<string>>(text: Text, kind: TextKind) =>
  text.check(({ value, issues }) => {
    const issue = issues.length === 0 ? findTextIssue(value, kind) : undefined;
    if (issue) issues.push(createZodCustomIssue(value, issue));
  });

const freeText = (remedy: string, kind: TextKind = 'plainText') =>
  withoutTextIssues(z.string(createInvalidValueErrorParams('text', remedy)), kind);

/** Requires every runtime placeholder: without it the text would lose its figure. */
const withPlaceholders = (text: z.ZodString, names: readonly string[]) =>
  text.check(({ value, issues }) => {
    const missing = names.find((name) => !new RegExp(`\\{${name}[:}]`).test(value));
    if (missing)
      issues.push(
        createZodCustomIssue(value, {
          problem: `the text has no {${missing}}.`,
          remedy: `Write {${missing}} where it belongs.`,
        }),
      );
  });

/** Text that guests read, in every language. */
export function translatedText(
  label: string,
  {
    max,
    maxInterpolatedLength = max,
    allowEmpty,
    optionalPlaceholders,
    widget = 'text',
    ...metadata
  }: TextOptions = {},
) {
  let text = freeText(
    'Write it between straight quotes, like "Breakfast included".',
    metadata.isMarkdown && 'file',
  );
  if (!allowEmpty)
    text = text.regex(
      VISIBLE_CHARACTER,
      createInvalidValueErrorParams('a text', 'Write what guests should read.'),
    );
  if (max !== undefined)
    text = text.max(max, { error: ({ input }) => toZodMessage(createTooLongIssue(String(input), max)) });
  if (!optionalPlaceholders) text = withPlaceholders(text, metadata.runtimePlaceholders ?? []);
  return text.register(fieldRegistry, {
    label,
    widget,
    translated: true,
    maxLength: maxInterpolatedLength,
    ...metadata,
  });
}

export const heading = (label = 'Heading', options: TextOptions = {}) =>
  translatedText(label, { translatorComment: 'heading', ...options });
export const eyebrow = () =>
  translatedText('Small line above the heading', { translatorComment: 'small line above a heading' });
/** A phone shows a button on one line. */
const MAX_BUTTON_LENGTH = 24;
export const buttonLabel = (label = 'Words of the button', options: TextOptions = {}) =>
  translatedText(label, { translatorComment: 'button', max: MAX_BUTTON_LENGTH, ...options });
export const linkLabel = (label = 'Words of the link') =>
  translatedText(label, { translatorComment: 'link' });
/** What a control says, on the page or to a screen reader. */
export const controlLabel = (label: string, options: TextOptions = {}) =>
  translatedText(label, {
    translatorComment: 'label of a button or a field, or what a screen reader says',
    ...options,
  });
/** Search engines cut off what is longer. */
export const MAX_META_DESCRIPTION_LENGTH = 160;
/** What search engines show below the title of a page. */
export const metaDescription = (translatorComment = 'meta description', hint?: string) =>
  paragraph('Description for search engines', {
    translatorComment: `${translatorComment}, at most ${MAX_META_DESCRIPTION_LENGTH} characters`,
    maxInterpolatedLength: MAX_META_DESCRIPTION_LENGTH,
    hint,
  });
export const altText = (label = 'What the picture shows, for those who do not see it') =>
  translatedText(label, {
    translatorComment: 'alternative text of a picture: what it shows, for those who do not see it',
  });
export const paragraph = (label = 'Text', options: TextOptions = {}) =>
  translatedText(label, { widget: 'textarea', ...options });
export const paragraphs = (label = 'Paragraphs') => list(label, paragraph('Paragraph'));
export const prefilledEnquiryText = (label: string, runtimePlaceholders?: readonly string[]) =>
  paragraph(label, {
    translatorComment: "first sentence of a guest's message to the house",
    runtimePlaceholders,
    optionalPlaceholders: true,
  });

/** Text that is the same in every language: a name, a code. */
export const nonTranslatableText = (label: string, { allowEmpty, ...options }: TextOptions = {}) => {
  const text = freeText('Write it between straight quotes, like "Suite Juu".');
  return (
    allowEmpty
      ? text
      : text.regex(VISIBLE_CHARACTER, createInvalidValueErrorParams('a name', 'Write what it is called.'))
  ).register(fieldRegistry, {
    kind: 'nonTranslatableText',
    label,
    widget: 'text',
    ...options,
  });
};

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
export function slug(label = 'Part of the address', metadata: Pick<FieldMetadata, 'madeFrom'> = {}) {
  const remedy = 'Use small letters, digits and single hyphens, like "spice-tour".';
  return textMatching(SLUG, 'a part of an address', remedy).register(fieldRegistry, {
    label,
    widget: 'text',
    formRemedy: withoutQuotes(remedy),
    ...metadata,
  });
}

/** A price as guests read it in English, such as "€ 9.00"; other languages write it in their own way. */
export const displayPrice = (label: string) =>
  z
    .string(createInvalidValueErrorParams('a price', 'Write it between straight quotes, like "€ 9.00".'))
    // copied text has other spaces, and some at its end
    .overwrite((price) => price.trim().replaceAll(/\s/g, ' '))
    .regex(/\S/, createInvalidValueErrorParams('a price', 'Write it like "€ 9.00".'))
    .refine(
      (price) => !/^[\d.,\s]+$/.test(price),
      createInvalidValueErrorParams('a price with its currency', 'Write it like "€ 9.00" or "$12".'),
    )
    .refine(
      (price) => !/\d(?:,\d{1,2}|\.\d|\.\d{3,})(?!\d)/.test(price),
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
  return z.iso.date(expected).regex(/^20/, expected).register(fieldRegistry, { label, widget: 'date' });
}

/** A phone number as people write it, which becomes `+` and 7 to 15 digits (E.164); empty while there is none. */
export function phone(label: string) {
  const remedy =
    'Write "+", the code of the country and the number, like "+255 777 123 456", or leave it empty.';
  const expected = createInvalidValueErrorParams('a phone number that can be dialled from abroad', remedy);
  return (
    z
      .string(expected)
      .overwrite((text) => text.replace(/[\s().-]/g, ''))
      // in Tanzania no number begins with 0 after the code of the country
      .regex(/^(?:\+(?!2550)[1-9]\d{6,14})?$/, expected)
      .register(fieldRegistry, {
        label,
        hint: 'with + and the code of the country; while it is empty, no page shows a phone',
        widget: 'text',
        sample: 'phone',
        formRemedy: withoutQuotes(remedy),
      })
  );
}

export function email(label: string) {
  const expected = createInvalidValueErrorParams('an e-mail address', 'Write one like "hello@example.com".');
  return z.email(expected).register(fieldRegistry, { label, widget: 'email' });
}

/** An address outside the site. */
export function externalUrl(label: string, hint?: string) {
  const expected = createInvalidValueErrorParams(
    'an address of another site',
    'Write it with https:// in front.',
  );
  const url = z.templateLiteral(['https://', z.string()], expected).refine(isValidPublicUrl, expected);
  return withoutTextIssues(url, 'link').register(fieldRegistry, { kind: 'url', label, hint, widget: 'url' });
}

/** A file of public/, such as "/video/sea.mp4". */
export function publicFilePath(label: string) {
  const remedy = 'Write it like "/video/sea.mp4".';
  return textMatching(/^\/[\w./-]+$/, 'a file of the folder public', remedy).register(fieldRegistry, {
    label,
    kind: 'publicFile',
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
