/**
 * The kinds of field of content. Each defines its check, its error message with a remedy, whether it is translated,
 * and its control in a form.
 */
import { z } from 'zod';
import { isValidPublicUrl } from '../../lib/is-valid-public-url';
import type { Issue } from './content-error';
import { findControlCharacterIssue } from './control-characters';
import { createCustomIssue, createInvalidValueError, quoteValue, createTooLongIssue } from './error-messages';
import { fieldRegistry, groupRegistry, type FieldMetadata, type GroupOptions } from './field-metadata';
import { createInvisibleCharacterRemedy, VISIBLE_CHARACTER } from './invisible-characters';
import { toZodMessage } from './zod-message';

/** A short link of a brand, such as "/room/4"; "/" is the brand's home. */
export type BrandRelativePath = string & z.core.$brand<'BrandPath'>;
/** A page without a brand, without its language. */
export type UnbrandedPath = string & z.core.$brand<'UnbrandedPath'>;
/** An entry of content/photos. */
type PhotoName = string & z.core.$brand<'PhotoName'>;
/** A photo by its name, with a description of its own where that of the entry does not suit the place. */
export type PhotoInput = PhotoName | { readonly name: PhotoName; readonly alt: string };

type FieldOptions = Partial<
  Pick<
    FieldMetadata,
    'hint' | 'translatorComment' | 'translationContext' | 'runtimePlaceholders' | 'marksSample'
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
  z.string(createInvalidValueError('text', remedy)).check(({ value, issues }) => {
    const issue = findControlCharacterIssue(value);
    if (issue) issues.push(createCustomIssue(value, issue));
  });

/** Requires every runtime placeholder: without it the text would lose its figure. */
const withPlaceholders = (text: z.ZodString, names: readonly string[]) =>
  text.check(({ value, issues }) => {
    const missing = names.find((name) => !new RegExp(`\\{${name}[:}]`).test(value));
    if (missing)
      issues.push(
        createCustomIssue(value, {
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
    text = text.regex(VISIBLE_CHARACTER, createInvalidValueError('a text', 'Write what guests should read.'));
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
/** What search engines show below the title of a page; they cut off what is longer. */
export const metaDescription = (translatorComment = 'meta description') =>
  paragraph('Description for search engines', {
    translatorComment: `${translatorComment}, at most 160 characters`,
    maxInterpolatedLength: 160,
  });
export const linkLabel = (label = 'Words of the link') =>
  translatedText(label, { translatorComment: 'link' });
/** What a control says, on the page or to a screen reader. */
export const controlLabel = (label: string, options: TextOptions = {}) =>
  translatedText(label, {
    translatorComment: 'label of a button or a field, or what a screen reader says',
    ...options,
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

/** A text that matches a pattern. */
function textMatching(pattern: RegExp, expectation: string, remedy: string) {
  const expected = createInvalidValueError(expectation, remedy);
  return z.string(expected).regex(pattern, expected);
}

/** The remedy for a form, where a text has no quotes. */
const withoutQuotes = (remedy: string) => remedy.replaceAll('"', '');

/** Text that is the same in every language: a name, a code. */
export const untranslatedText = (label: string, { allowEmpty, ...options }: TextOptions = {}) => {
  const text = freeText('Write it between straight quotes, like "Suite Juu".');
  return (
    allowEmpty
      ? text
      : text.regex(VISIBLE_CHARACTER, createInvalidValueError('a name', 'Write what it is called.'))
  ).register(fieldRegistry, {
    kind: 'untranslatedText',
    label,
    widget: 'text',
    ...options,
  });
};

/** A page without a brand, one of these or the landing page; it loads a new document. */
export function unbrandedPath(label: string, segments: readonly string[]) {
  const paths = ['/', ...segments.map((segment) => `/${segment}`)];
  const expected = createInvalidValueError('a page without a house', `Write one of ${paths.join(', ')}.`);
  return z
    .string(expected)
    .refine((path) => paths.includes(path), expected)
    .brand<'UnbrandedPath'>()
    .register(fieldRegistry, { kind: 'unbrandedPath', label, widget: 'page' });
}

/** Matches a name that can be part of an address. */
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** A photo of content/photos, and in rare places another description of it. */
export function photo(label = 'Picture') {
  const expectation = 'the name of a picture';
  const remedy = 'Write the name of an entry of content/photos without its ending, like "garden-room".';
  const name = () => textMatching(SLUG, expectation, remedy).brand<'PhotoName'>();
  const described = fieldset(label, {
    name: name().register(fieldRegistry, { label, widget: 'text' }),
    alt: altText(),
  });
  return union(expectation, remedy, [
    name().register(fieldRegistry, { label, reference: 'photo' }),
    described.register(fieldRegistry, { label, reference: 'photo' }),
  ]);
}

export const altText = (label = 'What the picture shows, for those who do not see it') =>
  translatedText(label, {
    translatorComment: 'alternative text of a picture: what it shows, for those who do not see it',
  });

/** An original in content/photos. */
export function photoFile(label: string) {
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

/** A price as guests read it in English, such as "€ 9.00"; other languages write it in their own way. */
export const displayPrice = (label: string) =>
  z
    .string(createInvalidValueError('a price', 'Write it between straight quotes, like "€ 9.00".'))
    .regex(/\S/, createInvalidValueError('a price', 'Write it like "€ 9.00".'))
    .refine(
      (price) => !/^[\d.,\s]+$/.test(price),
      createInvalidValueError('a price with its currency', 'Write it like "€ 9.00" or "$12".'),
    )
    .refine(
      (price) => !/\d(?:,\d{1,2}|\.\d)(?!\d)/.test(price),
      createInvalidValueError('a price', 'Write a point before the cents, and both of them, like "€ 9.00".'),
    )
    .register(fieldRegistry, { kind: 'displayPrice', label, widget: 'text', hint: 'such as "€ 9.00"' });

interface NumberOptions extends Pick<FieldMetadata, 'hint' | 'formRemedy'> {
  readonly example?: string;
}

/**
 * A field of a number.
 * @param expectation completes "… is not" and, in a form, "Write …": "a number above zero"
 */
function createNumberField(
  label: string,
  expectation: string,
  { example, ...metadata }: NumberOptions,
  addChecks: (number: z.ZodNumber, error: ReturnType<typeof createInvalidValueError>) => z.ZodNumber,
) {
  const like = example === undefined ? '' : `, like ${example}`;
  const error = createInvalidValueError(expectation, `Write one without quotes${like}.`);
  return addChecks(z.number(error), error).register(fieldRegistry, {
    label,
    widget: 'number',
    formRemedy: `Write ${expectation}${like}.`,
    ...metadata,
  });
}

/** A price in US dollars with two decimals at most: pages and search engines have to show the same price. */
export const dollars = (label = 'Price in US dollars') =>
  createNumberField(
    label,
    'a price in dollars and cents',
    { example: '79 or 79.50', formRemedy: 'Write a number above zero, like 79.' },
    (number, error) => number.gt(0, error).refine((price) => Number(price.toFixed(2)) === price, error),
  );

/** Square metres. */
export const squareMetres = (label = 'Size in square metres') =>
  createNumberField(label, 'a number above zero', { example: '45' }, (number, error) => number.gt(0, error));

/** A whole number from 1 on. */
export const positiveInteger = (label: string, hint?: string) =>
  createNumberField(label, 'a whole number above zero', { example: '2', hint }, (number, error) =>
    number.int(error).gt(0, error),
  );

/** A number between two limits, such as a place on a map. */
export const numberBetween = (label: string, least: number, most: number) =>
  createNumberField(label, `a number from ${least} to ${most}`, {}, (number, error) =>
    number.min(least, error).max(most, error),
  );

/** The number of stars that a guest has given, out of five. */
export const reviewRating = () =>
  createNumberField('Stars', 'a whole number from 1 to 5', { example: '4' }, (number, error) =>
    number.int(error).min(1, error).max(5, error),
  );

/** A time of day in Zanzibar with 24 hours: "20:30". */
export function timeOfDay(label: string) {
  return textMatching(
    /^(?:[01]\d|2[0-3]):[0-5]\d$/,
    'a time of day',
    'Write hours and minutes with 24 hours, like "07:00" or "20:30".',
  ).register(fieldRegistry, { label, widget: 'time' });
}

/** A date as year-month-day. */
export function date(label: string) {
  const expected = createInvalidValueError('a date', 'Write year-month-day, like "2026-12-24".');
  return z.iso.date(expected).register(fieldRegistry, { label, widget: 'date' });
}

/** A part of an address. */
export function slug(label = 'Part of the address') {
  const remedy = 'Use small letters, digits and single hyphens, like "spice-tour".';
  return textMatching(SLUG, 'a part of an address', remedy).register(fieldRegistry, {
    label,
    widget: 'text',
    formRemedy: withoutQuotes(remedy),
  });
}

const referenceSchemas = {
  /** The name of its folder. */
  brand: () => textMatching(SLUG, 'a house', 'Write the name of its folder, like "joya-boutique".'),
  /** Its path without the brand and the language: "/contact", "/room/4". */
  page: () =>
    textMatching(
      /^\//,
      'the address of a page',
      'Write a page of the house, like "/contact".',
    ).brand<'BrandPath'>(),
  room: positiveInteger,
  tour: slug,
  place: slug,
  question: slug,
};

/** A field that names an entry of content. The build stops if there is no such entry. */
export function reference<Target extends keyof typeof referenceSchemas>(
  target: Target,
  label: string,
): ReturnType<(typeof referenceSchemas)[Target]> {
  const schema = referenceSchemas[target](label);
  fieldRegistry.add(schema, { label, reference: target });
  // TypeScript does not see that the target chooses one of the kinds
  return schema as ReturnType<(typeof referenceSchemas)[Target]>;
}

/** One of a few values. */
export function select<const Values extends readonly [string, ...string[]]>(label: string, values: Values) {
  return z
    .enum(
      values,
      createInvalidValueError(
        'one of the choices',
        `Write one of ${values.map((value) => `"${value}"`).join(', ')}.`,
      ),
    )
    .register(fieldRegistry, { label, widget: 'select' });
}

const PHONE = /^(?:\+\d+)?$/;

/** A phone number, as `+` and digits; empty while there is none. */
export function phone(label: string) {
  return textMatching(
    PHONE,
    'a phone number that can be dialled from abroad',
    'Write "+" and digits, like "+255777123456", or leave it empty: "".',
  ).register(fieldRegistry, {
    kind: 'phone',
    label,
    hint: 'a plus sign and digits, without spaces; while it is empty, no page shows a phone',
    widget: 'text',
    formRemedy: 'Write a plus sign and digits without spaces, like +255777123456, or leave it empty.',
  });
}

export function email(label: string) {
  const expected = createInvalidValueError('an e-mail address', 'Write one like "hello@example.com".');
  return z.email(expected).register(fieldRegistry, { label, widget: 'email' });
}

/** An address outside the site. */
export function url(label: string, hint?: string) {
  const remedy = 'Write it with "https://" in front.';
  const expected = createInvalidValueError('an address of another site', remedy);
  return z
    .templateLiteral(['https://', z.string()], expected)
    .refine(isValidPublicUrl, expected)
    .register(fieldRegistry, {
      kind: 'url',
      label,
      hint,
      widget: 'url',
      formRemedy: withoutQuotes(remedy),
    });
}

const PUBLIC_FILE = /^\/[\w./-]+$/;

/** A file of public/, such as "/video/sea.mp4". */
export function publicFilePath(label: string) {
  const remedy = 'Write it like "/video/sea.mp4".';
  return textMatching(PUBLIC_FILE, 'a file of the folder public', remedy).register(fieldRegistry, {
    label,
    widget: 'text',
    formRemedy: withoutQuotes(remedy),
  });
}

export const boolean = (label: string, hint?: string) =>
  z
    .boolean(createInvalidValueError('a yes or no', 'Write true or false, without quotes.'))
    .register(fieldRegistry, { label, hint, widget: 'checkbox' });

/** A group of fields. Unknown fields are refused. */
export function fieldset<Shape extends z.core.$ZodLooseShape>(
  label: string,
  shape: Shape,
  options: GroupOptions<keyof NoInfer<Shape> & string> = {},
) {
  const names = Object.keys(shape);
  return z
    .strictObject(shape, {
      error: (issue) => {
        if (issue.code !== 'unrecognized_keys')
          return toZodMessage({
            problem:
              issue.input === undefined
                ? 'the field is missing.'
                : `${quoteValue(issue.input)} is not a group of fields.`,
            remedy: `Write { … } with ${names.join(', ')}.`,
          });
        const unknown = issue.keys.map((key) => quoteValue(key)).join(', ');
        return toZodMessage({
          problem: `there is no field ${unknown} here.`,
          remedy:
            createInvisibleCharacterRemedy(issue.keys.join('')) ?? `The fields are ${names.join(', ')}.`,
        });
      },
    })
    .register(groupRegistry, { label, ...options });
}

/** A part whose controls do nothing, as specified. */
export const sampleControlsFieldset = <Shape extends z.core.$ZodLooseShape>(label: string, shape: Shape) =>
  fieldset(label, shape, { sampleControls: true });

/** An issue of a group or a list, and in which of its fields it is. */
interface RuleIssue extends Issue {
  readonly path: readonly PropertyKey[];
}

/** Adds a rule about several fields, which runs only where each field is valid by itself. */
export function withRule<Schema extends z.ZodType>(
  schema: Schema,
  rule: (value: z.infer<Schema>) => RuleIssue | undefined,
): Schema {
  const checked = schema.check(({ value, issues }) => {
    const issue = issues.length === 0 ? rule(value) : undefined;
    if (issue) issues.push(createCustomIssue(value, issue, issue.path));
  });
  const group = groupRegistry.get(schema);
  if (group) groupRegistry.add(checked, group);
  return checked;
}

interface ListOptions<Entry> {
  readonly min?: number;
  readonly hint?: string;
  /** No two entries have the same values in these fields. */
  readonly unique?: readonly (keyof Entry & string)[];
}

/** A list, by default with at least one entry. */
export function list<Item extends z.ZodType>(
  label: string,
  item: Item,
  { min = 1, hint, unique = [] }: ListOptions<z.infer<Item>> = {},
) {
  const expected = createInvalidValueError('a list', 'Write it between [ and ].');
  const entries = z
    .array(item, expected)
    .min(min, {
      error: toZodMessage({
        problem: 'the list is too short.',
        remedy: `Write ${min === 1 ? 'at least one entry' : `at least ${min} entries`}.`,
      }),
    })
    .register(groupRegistry, { label, hint });
  const [field] = unique;
  if (field === undefined) return entries;
  return withRule(entries, (values) => {
    const keys = values.map((value) => JSON.stringify(unique.map((name) => value[name])));
    const second = keys.findIndex((key, index) => keys.indexOf(key) !== index);
    const value = values[second]?.[field];
    return second < 0
      ? undefined
      : {
          path: [second, field],
          problem: `${quoteValue(value)} is there twice.`,
          remedy: 'Change one of the two, or take it out.',
        };
  });
}

/** One of several shapes. */
export const union = <const Options extends readonly z.ZodType[]>(
  expectation: string,
  remedy: string,
  options: Options,
) => z.union(options, createInvalidValueError(expectation, remedy));

/** A label and the page of the brand that it leads to. */
export const pageLink = (label = 'Link') =>
  fieldset(label, { label: linkLabel(), href: reference('page', 'Page') });
/** A link that looks like a button. */
export const buttonLink = (label = 'Button') =>
  fieldset(label, { label: buttonLabel(), href: reference('page', 'Page') });
