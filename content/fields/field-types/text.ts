/** Texts that guests read, in every language or the same in all of them. */
import { z } from 'zod';
import { findControlCharacterIssue, VISIBLE_CHARACTER } from '../characters';
import {
  createZodCustomIssue,
  createInvalidValueErrorParams,
  createTooLongIssue,
  toZodMessage,
} from '../error-messages';
import { fieldRegistry, type FieldMetadata } from '../field-metadata';
import { list } from './composite';

type FieldOptions = Partial<
  Pick<
    FieldMetadata,
    'hint' | 'translatorComment' | 'translationContext' | 'runtimePlaceholders' | 'marksSample' | 'sample'
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

/** Any text, without control characters. */
const freeText = (remedy: string) =>
  z.string(createInvalidValueErrorParams('text', remedy)).check(({ value, issues }) => {
    const issue = findControlCharacterIssue(value);
    if (issue) issues.push(createZodCustomIssue(value, issue));
  });

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
  let text = freeText('Write it between straight quotes, like "Breakfast included".');
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
/** What search engines show below the title of a page; they cut off what is longer. */
export const metaDescription = (translatorComment = 'meta description') =>
  paragraph('Description for search engines', {
    translatorComment: `${translatorComment}, at most 160 characters`,
    maxInterpolatedLength: 160,
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
export const untranslatedText = (label: string, { allowEmpty, ...options }: TextOptions = {}) => {
  const text = freeText('Write it between straight quotes, like "Suite Juu".');
  return (
    allowEmpty
      ? text
      : text.regex(VISIBLE_CHARACTER, createInvalidValueErrorParams('a name', 'Write what it is called.'))
  ).register(fieldRegistry, {
    kind: 'untranslatedText',
    label,
    widget: 'text',
    ...options,
  });
};
