/**
 * The kinds of field that content is made of. A kind knows its check, its message with a remedy, whether it is
 * translated, and how a form asks for it.
 */
import { z } from 'zod';

/** How a form asks for a field. */
export type Widget =
  | 'line'
  | 'text'
  | 'number'
  | 'switch'
  | 'choice'
  | 'date'
  | 'clock'
  | 'picture'
  | 'upload'
  | 'page'
  | 'address'
  | 'email'
  | 'brand';

/** Kinds that are shown, edited or listed in a way of their own. */
export type Kind = 'name' | 'href' | 'siteHref' | 'photo' | 'photoFile' | 'writtenPrice' | 'phone' | 'url';

export interface Field {
  readonly kind?: Kind;
  /** What the field is called in a form and in editors. */
  readonly label: string;
  /** A rule that the label does not state. */
  readonly hint?: string;
  readonly widget: Widget;
  /** What a form accepts, and what it says of anything else. */
  readonly pattern?: readonly [accepted: string, message: string];
  /** Texts of this field are translated. */
  readonly translated?: true;
  /** For translators: where the text is used. */
  readonly note?: string;
  /** For translators: distinguishes texts that are the same in English only. */
  readonly context?: string;
  /** Placeholders that are filled in later, by a page or a format. */
  readonly later?: readonly string[];
  /** Longest text as it is shown, in characters, in every language. */
  readonly max?: number;
}

/** What each leaf of a schema is. */
export const fields = z.registry<Field>();
/** Labels of groups and lists. */
export const groups = z.registry<{ readonly label: string; readonly hint?: string }>();
/** Groups whose texts may repeat fields of the group itself, such as the price of a room. */
export const scopes = z.registry<{ readonly repeats: readonly string[] }>();

/** What texts repeat by name: `{rooms:words}` in a text is the variable `rooms`, in words. */
export type Variables = Readonly<Record<string, string | number | readonly string[]>>;

/** A short link of a brand, such as "/room/4"; "/" is the brand's home. */
export type BrandPath = string & z.core.$brand<'BrandPath'>;
/** A page without a brand, without its language. */
export type SiteWidePath = string & z.core.$brand<'SiteWidePath'>;
/** An address outside the site, opened in a new tab. */
export type ExternalUrl = `https://${string}`;
/** An entry of content/photos. */
type PhotoName = string & z.core.$brand<'PhotoName'>;
/** A picture by its name, with a description of its own where that of the entry does not suit the place. */
export type PhotoInput = PhotoName | { readonly name: PhotoName; readonly alt: string };

/** A value as an error message quotes it. */
function quote(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

/** The message of a refused value in two lines: what is there, and what belongs there. */
const refuse = (what: string, remedy: string) => ({
  error: ({ input }: { readonly input?: unknown }) =>
    input === undefined ? `the field is missing.\n${remedy}` : `${quote(input)} is not ${what}.\n${remedy}`,
});

type Options = Partial<Pick<Field, 'hint' | 'note' | 'context' | 'later'>>;

interface WordsOptions extends Options {
  /** Longest text, in characters. */
  readonly max?: number;
  /** The same, for texts that are longer as they are written than with their values. */
  readonly filledMax?: number;
  /** An empty text is allowed and hides what shows it. */
  readonly empty?: true;
  readonly widget?: 'line' | 'text';
}

/** What is wrong with a text for which there is no room, and what to do. */
export const tooLong = (text: string, max: number) =>
  [`the text has ${text.length} characters.`, `Keep to ${max}, so that there is room for it.`] as const;

/** Text that guests read, in every language. */
export function translatedText(
  label: string,
  { max, filledMax = max, empty, widget = 'line', ...rest }: WordsOptions = {},
) {
  let text = z.string(refuse('text', 'Write it between straight quotes, like "Breakfast included".'));
  if (!empty) text = text.regex(/\S/, refuse('a text', 'Write what guests should read.'));
  if (max !== undefined)
    text = text.max(max, { error: ({ input }) => tooLong(String(input), max).join('\n') });
  return text.register(fields, { label, widget, translated: true, max: filledMax, ...rest });
}

export const heading = (label = 'Heading', options: WordsOptions = {}) =>
  translatedText(label, { note: 'heading', ...options });
export const eyebrow = () =>
  translatedText('Small line above the heading', { note: 'small line above a heading' });
/** A phone shows a button on one line. */
const LONGEST_BUTTON = 24;
export const buttonText = (label = 'Words of the button', options: WordsOptions = {}) =>
  translatedText(label, { note: 'button', max: LONGEST_BUTTON, ...options });
/** What search engines show below the title of a page; they cut off what is longer. */
export const metaDescription = (note = 'meta description') =>
  translatedText('Description for search engines', {
    note: `${note}, at most 160 characters`,
    filledMax: 160,
    widget: 'text',
  });
export const linkText = (label = 'Words of the link') => translatedText(label, { note: 'link' });
/** What a control says, on the page or to a screen reader. */
export const controlText = (label: string, options: WordsOptions = {}) =>
  translatedText(label, { note: 'label of a button or a field, or what a screen reader says', ...options });
export const paragraph = (label = 'Text', options: WordsOptions = {}) =>
  translatedText(label, { widget: 'text', ...options });
export const paragraphs = (label = 'Paragraphs') => list(label, paragraph('Paragraph'));
export const enquirySentence = (label: string, later?: readonly string[]) =>
  paragraph(label, { note: "first sentence of a guest's message to the house", later });

/** Text that is the same in every language: a name, a code. */
export const name = (label: string, { empty, ...options }: WordsOptions = {}) => {
  const text = z.string(refuse('text', 'Write it between straight quotes, like "Suite Juu".'));
  return (empty ? text : text.regex(/\S/, refuse('a name', 'Write it between the quotes.'))).register(
    fields,
    {
      kind: 'name',
      label,
      widget: 'line',
      ...options,
    },
  );
};

/** A page of the brand, without the brand and the language: "/contact", "/room/4". */
export const href = (label = 'Page') =>
  z
    .string(refuse('the address of a page', 'Write a page of the house, like "/contact".'))
    .regex(/^\//, refuse('the address of a page', 'Write a page of the house, like "/contact".'))
    .brand<'BrandPath'>()
    .register(fields, { kind: 'href', label, widget: 'page' });

/** Unprefixed pages that ask which brand the visitor means (see docs/decisions.md). */
export const CHOOSER_SEGMENTS = ['about', 'room', 'services', 'restaurant', 'contact'] as const;

/** A page without a brand; it loads a new document. */
export function siteHref(label = 'Page without a house') {
  const paths = ['/', ...CHOOSER_SEGMENTS.map((segment) => `/${segment}`)];
  const expected = refuse('a page without a house', `Write one of ${paths.join(', ')}.`);
  return z
    .string(expected)
    .refine((path) => paths.includes(path), expected)
    .brand<'SiteWidePath'>()
    .register(fields, { kind: 'siteHref', label, widget: 'page' });
}

/** What can be part of an address. */
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** A picture of content/photos, and in rare places another description of it. */
export function photo(label = 'Picture') {
  const what = 'the name of a picture';
  const remedy = 'Write the name of an entry of content/photos without its ending, like "garden-room".';
  const expected = refuse(what, remedy);
  const nameAs = (kind?: Kind) =>
    z
      .string(expected)
      .regex(SLUG, expected)
      .brand<'PhotoName'>()
      .register(fields, { kind, label, widget: 'picture' });
  return either(what, remedy, [
    nameAs('photo'),
    group(label, { name: nameAs(), alt: photoDescription() }).register(fields, {
      kind: 'photo',
      label,
      widget: 'picture',
    }),
  ]);
}

export const photoDescription = () =>
  translatedText('What the picture shows, for those who do not see it', {
    note: 'alternative text of a picture: what it shows, for those who do not see it',
  });

/** An original in content/photos. */
export function photoFile(label: string) {
  const expected = refuse(
    'the name of a JPEG, PNG or WebP',
    'Write the name of a file in content/photos with its ending, like "garden-room.jpg".',
  );
  return z
    .string(expected)
    .regex(/^[^/\\]+\.(?:jpe?g|png|webp)$/i, expected)
    .register(fields, { kind: 'photoFile', label, widget: 'upload' });
}

function positive(label: string, example: number) {
  const expected = refuse('a number above zero', `Write one without quotes, like ${example}.`);
  return z
    .number(expected)
    .gt(0, expected)
    .register(fields, {
      label,
      widget: 'number',
      pattern: ['^(?=.*[1-9])\\d+(?:\\.\\d+)?$', `Write a number above zero, like ${example}.`],
    });
}

/** A price as guests read it in English, such as "€ 9.00"; other languages write it in their own way. */
export const writtenPrice = (label: string) =>
  z
    .string(refuse('a price', 'Write it between straight quotes, like "€ 9.00".'))
    .regex(/\S/, refuse('a price', 'Write it between the quotes, like "€ 9.00".'))
    .register(fields, { kind: 'writtenPrice', label, widget: 'line', hint: 'such as "€ 9.00"' });

/** US dollars. */
export const price = (label = 'Price in US dollars') => positive(label, 79);
/** Square metres. */
export const size = (label = 'Size in square metres') => positive(label, 45);

/** A whole number from 1 on. */
export function count(label: string, hint?: string) {
  const expected = refuse('a whole number above zero', 'Write one without quotes, like 2.');
  return z
    .number(expected)
    .int(expected)
    .gt(0, expected)
    .register(fields, {
      label,
      hint,
      widget: 'number',
      pattern: ['^0*[1-9]\\d*$', 'Write a whole number above zero, like 2.'],
    });
}

/** A number between two limits, such as a place on a map. */
export function number(label: string, least: number, most: number) {
  const expected = refuse(`a number from ${least} to ${most}`, 'Write one without quotes.');
  return z
    .number(expected)
    .min(least, expected)
    .max(most, expected)
    .register(fields, {
      label,
      widget: 'number',
      pattern: ['^-?\\d+(?:\\.\\d+)?$', `Write a number from ${least} to ${most}.`],
    });
}

/** What a guest has given, out of five. */
export function stars() {
  const expected = refuse('a whole number from 1 to 5', 'Write one without quotes, like 4.');
  return z
    .number(expected)
    .int(expected)
    .min(1, expected)
    .max(5, expected)
    .register(fields, {
      label: 'Stars',
      widget: 'number',
      pattern: ['^[1-5]$', 'Write a whole number from 1 to 5, like 4.'],
    });
}

/** A time of day in Zanzibar with 24 hours: "20:30". */
export function clock(label: string) {
  const expected = refuse('a time of day', 'Write hours and minutes with 24 hours, like "07:00" or "20:30".');
  return z
    .string(expected)
    .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, expected)
    .register(fields, { label, widget: 'clock' });
}

/** A date as year-month-day. */
export function day(label: string) {
  const expected = refuse('a date', 'Write year-month-day, like "2026-12-24".');
  return z.iso.date(expected).register(fields, { label, widget: 'date' });
}

/** A part of an address. */
export function slug(label = 'Part of the address') {
  const expected = refuse(
    'a part of an address',
    'Use small letters, digits and single hyphens, like "spice-tour".',
  );
  return z
    .string(expected)
    .regex(SLUG, expected)
    .register(fields, {
      label,
      widget: 'line',
      pattern: [SLUG.source, 'Use small letters, digits and single hyphens, like spice-tour.'],
    });
}

/** A brand, by the name of its folder. */
export function brandId(label: string, hint?: string) {
  const expected = refuse('a house', 'Write the name of its folder, like "joya-boutique".');
  return z.string(expected).regex(SLUG, expected).register(fields, { label, hint, widget: 'brand' });
}

/** One of a few values. */
export function choice<const Values extends readonly [string, ...string[]]>(label: string, values: Values) {
  return z
    .enum(values, refuse('one of the choices', `Write one of ${values.map((one) => `"${one}"`).join(', ')}.`))
    .register(fields, { label, widget: 'choice' });
}

const PHONE = /^(?:\+\d+)?$/;

/** `+` and digits, or empty as long as there is none. */
export function phone(label: string) {
  const expected = refuse(
    'a phone number that can be dialled from abroad',
    'Write "+" and digits, like "+255777123456", or leave it empty: "".',
  );
  return z
    .string(expected)
    .regex(PHONE, expected)
    .register(fields, {
      kind: 'phone',
      label,
      hint: 'a plus sign and digits, without spaces; while it is empty, no page shows a phone',
      widget: 'line',
      pattern: [
        PHONE.source,
        'Write a plus sign and digits without spaces, like +255777123456, or leave it empty.',
      ],
    });
}

export function email(label: string) {
  const expected = refuse('an e-mail address', 'Write one like "hello@example.com".');
  return z.email(expected).register(fields, { label, widget: 'email' });
}

/** An address outside the site. */
export function url(label: string, hint?: string) {
  const expected = refuse('an address of another site', 'Write it with "https://" in front.');
  return z
    .templateLiteral(['https://', z.string()], expected)
    .refine((text) => URL.canParse(text), expected)
    .register(fields, {
      kind: 'url',
      label,
      hint,
      widget: 'address',
      pattern: ['^https://.', 'Write it with https:// in front.'],
    });
}

const PUBLIC_FILE = /^\/[\w./-]+$/;

/** A file of public/, such as "/video/sea.mp4". */
export function publicFile(label: string) {
  const expected = refuse('a file of the folder public', 'Write it like "/video/sea.mp4".');
  return z
    .string(expected)
    .regex(PUBLIC_FILE, expected)
    .register(fields, {
      label,
      widget: 'line',
      pattern: [PUBLIC_FILE.source, 'Write it like /video/sea.mp4.'],
    });
}

export const flag = (label: string, hint?: string) =>
  z
    .boolean(refuse('a yes or no', 'Write true or false, without quotes.'))
    .register(fields, { label, hint, widget: 'switch' });

/** Fields that belong together. Unknown ones are refused. */
export function group<Shape extends z.core.$ZodLooseShape>(label: string, shape: Shape) {
  const names = Object.keys(shape);
  return z
    .strictObject(shape, {
      error: (issue) => {
        if (issue.code !== 'unrecognized_keys')
          return issue.input === undefined
            ? `the field is missing.\nWrite { … } with ${names.join(', ')}.`
            : `${quote(issue.input)} is not a group of fields.\nWrite { … } with ${names.join(', ')}.`;
        const unknown = issue.keys.map((key) => `"${key}"`).join(', ');
        return `there is no field ${unknown} here.\nThe fields are ${names.join(', ')}.`;
      },
    })
    .register(groups, { label });
}

interface ListOptions {
  readonly min?: number;
  readonly hint?: string;
}

/** A list, by default with at least one entry. */
export function list<Item extends z.ZodType>(label: string, item: Item, { min = 1, hint }: ListOptions = {}) {
  const expected = refuse('a list', 'Write it between [ and ].');
  return z
    .array(item, expected)
    .min(min, {
      error: `the list is too short.\nWrite ${min === 1 ? 'at least one entry' : `at least ${min} entries`}.`,
    })
    .register(groups, { label, hint });
}

/** One of several shapes. */
export const either = <const Options extends readonly z.ZodType[]>(
  what: string,
  remedy: string,
  options: Options,
) => z.union(options, refuse(what, remedy));

/** A label and the page of the brand that it leads to. */
export const link = (label = 'Link') => group(label, { label: linkText(), href: href() });
/** A link that looks like a button. */
export const buttonLink = (label = 'Button') => group(label, { label: buttonText(), href: href() });
