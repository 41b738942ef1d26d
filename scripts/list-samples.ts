// `npm run samples`: lists all placeholder content that the owner has to replace, and what waits for a translator. With
// --strict it fails while there is placeholder content.
import { readdirSync } from 'node:fs';
import { formatSourceLocation } from '../content/fields/content-error';
import { groupRegistry, type FieldMetadata } from '../content/fields/field-metadata';
import { isEmptyValue } from '../content/fields/is-empty-value';
import { forEachField, type FieldValue } from '../content/fields/map-fields';
import type { PhotoFiles } from '../content/fields/photo-entry-and-types';
import { unwrapOptional, valuesInside } from '../content/fields/schema-tree';
import { extractMessages } from '../content/i18n/extract-messages';
import { translatedLanguages } from '../content/i18n/languages';
import { untranslatedMessages } from '../content/i18n/read-catalog';
import { contentFiles } from '../content/model/content-files';
import type { ContentInput } from '../content/model/content-input';
import { GOOD_TO_KNOW_FIELDS } from '../content/model/good-to-know';
import type { BrandPageSegment } from '../content/model/pages';
import { removedPagesOf } from '../content/model/removed-pages';
import { readPhotoFiles } from '../content/read-photo-files';
import { withLine } from '../content/source-lines';
import { PLACEHOLDER_FILE } from '../lib/photo-file-names';
import { loadEnvFiles } from './support/load-env-files';
import { runMain } from './support/run-main';

/** Heading and advice of each kind; docs/launch.md says where each is in the forms. */
const KINDS = {
  environment: ['Settings', 'set it where the site is built; .env.example says how'],
  address: ['Addresses', 'the address guests write to'],
  phone: [
    'Phone',
    'the number with its country code, such as +255 ...; the site shows it as soon as it is there',
  ],
  owner: ['Legal notice', 'what the law asks for there; until then the page says that it is missing'],
  access: ['Access', 'what you have measured; until then the page does not mention it'],
  link: ['Links to a front page', 'the address of your own page there'],
  note: [
    'Facts, texts and parts',
    'yours, or take the part out; then the entry of "samples" at the top of the file',
  ],
  taxes: [
    'Taxes',
    'the law on prices asks what they include; say it in content/shared/good-to-know.json, or of one house in its own good-to-know.json',
  ],
  guest: ['Words of guests', 'what a guest said, with their leave, and without "sample": true'],
  post: ['Posts', 'your own, and without "sample: true"'],
  controls: ['Controls that do nothing', 'take the part out'],
  text: ['What looks like a sample', 'your own words, or take the part out'],
  date: ['Dates of the template', 'the day on which you wrote it'],
  dish: [
    'Dishes without a name, a price or a text',
    'write them; until then the page says that they will follow',
  ],
  drawn: ['Drawn pictures', 'a photograph in place of the drawing, then "npm run photos"'],
  impression: ['Pictures', 'when every picture is a photograph, empty this sentence'],
  portrait: [
    'Pictures in portrait format',
    'most places cut off their top and bottom: look at the pages, or use a landscape picture',
  ],
  unused: ['Pictures that no page can show', 'no entry names the file: add one, or delete the file'],
  fact: [
    'Not said yet, what guests ask most often first',
    'shown as soon as it is there, and no page mentions it until then; the file good-to-know.json of a house is for what is different there',
  ],
  language: [
    'Sentences without a translation',
    'shown in English until there is one; "npm run languages", then docs/languages.md',
  ],
} as const;
type Kind = keyof typeof KINDS;

/** A line of the list. */
interface ListedSample {
  readonly kind: Kind;
  readonly where: string;
  readonly what: string;
}

const SETTINGS = [
  'SITE_URL',
  'NEXT_PUBLIC_EMAILJS_PUBLIC_KEY',
  'NEXT_PUBLIC_EMAILJS_SERVICE_ID',
  'NEXT_PUBLIC_EMAILJS_TEMPLATE_ID',
];
/** What instructions write in place of the owner's own. */
const TEMPLATE_SETTING = /\byour-|\bexample\.(?:com|org|net)\b/i;
const ON_EXAMPLE_DOMAIN = /\bexample\.(?:com|org|net)\b/i;
const CALLS_ITSELF_SAMPLE =
  /\bsamples?\b|\bplaceholders?\b|\bcoming soon\b|\bwill (?:appear|follow)\b|\blorem ipsum\b/i;
const PICTURE = /\.(?:jpe?g|png|webp)$/i;
/** The year of the dates that the specification gives. */
const TEMPLATE_YEAR = '2023-';

function isFrontPage(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { pathname, hash } = new URL(text);
  return pathname === '/' && hash === '';
}

/** Samples that a text can be: the first that it is counts. */
const SAMPLE_TEXTS: readonly (readonly [
  kind: Kind,
  isSample: (value: string, leaf: FieldValue, file: string) => boolean,
])[] = [
  ['phone', (value, { field }) => field.kind === 'phone' && value === ''],
  ['link', (value, { field }) => field.kind === 'url' && isFrontPage(value)],
  ['owner', (value, { path }, file) => isLegalNotice(file) && path[0] === 'owner' && value === ''],
  ['access', (value, { path }) => path.at(-2) === 'access' && value === ''],
  ['impression', (value, { path }) => path.join('.') === 'photoNote' && value !== ''],
  ['address', (value) => ON_EXAMPLE_DOMAIN.test(value)],
  ['date', (value, { field }) => field.widget === 'date' && value.startsWith(TEMPLATE_YEAR)],
  ['text', (value, { field }) => isText(field) && CALLS_ITSELF_SAMPLE.test(value)],
];
const isLegalNotice = (file: string) => file.endsWith('legal-notice.json');
const isText = ({ translated, kind }: FieldMetadata) => translated ?? kind === 'untranslatedText';

/** What kind of sample a field is, if it is one. */
function sampleKindOf(leaf: FieldValue, file: string): Kind | undefined {
  const { field, value } = leaf;
  if (typeof value !== 'string' || field.marksSample) return undefined;
  return SAMPLE_TEXTS.find(([, isSample]) => isSample(value, leaf, file))?.[0];
}

type Fact = keyof typeof GOOD_TO_KNOW_FIELDS;
const FACT_NAMES = Object.keys(GOOD_TO_KNOW_FIELDS) as Fact[];
/** A price says what it includes: Directive 2005/29/EC, article 7 (4) c, and the like elsewhere. */
const ASKED_BY_LAW: Fact = 'taxes';

/** What nobody has said yet, with the first of its places; what guests ask most often is first. */
function unsaidFacts(content: ContentInput): readonly ListedSample[] {
  // that of a house says only what is different there
  const files = contentFiles(content).filter(({ kind }) => kind !== 'brand/good-to-know');
  const values = files.flatMap(({ file, schema, value }) =>
    valuesInside(schema, value).map((fieldValue) => ({ file, ...fieldValue })),
  );
  return FACT_NAMES.flatMap((fact) => {
    if (content.brands.every(({ goodToKnow }) => Reflect.get(goodToKnow, fact))) return [];
    const field = unwrapOptional(GOOD_TO_KNOW_FIELDS[fact].field);
    const places = values.filter(({ schema, value }) => schema === field && isEmptyValue(value));
    const [first] = places;
    if (!first) return [];
    return {
      kind: fact === ASKED_BY_LAW ? 'taxes' : 'fact',
      where: formatSourceLocation(withLine(first)),
      what: `${GOOD_TO_KNOW_FIELDS[fact].label}${places.length > 1 ? ` (${places.length} times)` : ''}`,
    };
  });
}

/** The file and the part of it that only one page shows, by the page. */
const SHOWN_ON: readonly (readonly [page: BrandPageSegment, fileName: string, part: string])[] = [
  ['our_team', 'team', ''],
  ['find_room', 'stay', 'findRoom'],
  ['pricing', 'pricing', 'extras'],
  ['blog', 'blog', ''],
  ['blog_details', 'blog', 'article'],
];

/** Whether a part of a file is on no page, because all brands that show the file have taken the page off their site. */
function isOffSite({ brands, posts }: ContentInput, file: string, path: readonly PropertyKey[]): boolean {
  const owner = brands.find(({ id }) => file.startsWith(`content/${id}/`));
  return SHOWN_ON.some(
    ([page, fileName, part]) =>
      file.endsWith(`/${fileName}.json`) &&
      (part === '' || path[0] === part) &&
      (owner ? [owner] : brands).every((brand) => removedPagesOf(brand, posts).includes(page)),
  );
}

function samplesOf(content: ContentInput): readonly ListedSample[] {
  const samples: ListedSample[] = [];
  /** Places that are listed as a whole: what is inside them is not listed again. */
  const listed: { readonly file: string; readonly path: readonly PropertyKey[] }[] = [];
  function add(kind: Kind, file: string, path: readonly PropertyKey[], what: string): void {
    const isInside = listed.some(
      (place) =>
        place.file === file && place.path.every((step, index) => String(path[index]) === String(step)),
    );
    if (isInside || isOffSite(content, file, path)) return;
    listed.push({ file, path });
    samples.push({ kind, where: formatSourceLocation(withLine({ file, path })), what });
  }

  const files = contentFiles(content);
  for (const { file, schema, value } of files)
    for (const { schema: group, value: controls, path } of valuesInside(schema, value))
      if (controls !== undefined && groupRegistry.get(group)?.sampleControls)
        add('controls', file, path, path.join('.'));
  const withBlog = content.brands.filter(({ pages }) => !pages.blog.removed).map(({ id }) => id);
  for (const { slug, sample, title, brands } of content.posts)
    if (sample && brands.some(({ brand }) => withBlog.includes(brand)))
      add('post', `content/posts/${slug}.md`, [], title);
  const { testimonials, restaurant, foodMenu } = content.shared;
  for (const [index, { sample, quote }] of testimonials.list.entries())
    if (sample) add('guest', 'content/shared/testimonials.json', ['list', index], quote);
  for (const { file, field, note } of content.samples) add('note', file, fieldPath(field), note);
  for (const [index, { category, name, price, text }] of foodMenu.items.entries())
    if (!name || !price || !text)
      add(
        'dish',
        'content/shared/food-menu.json',
        ['items', index],
        `${category}, ${name ?? restaurant.menu.placeholder.name}`,
      );
  for (const { file, schema, value } of files)
    forEachField(schema, value, (leaf) => {
      const kind = sampleKindOf(leaf, file);
      if (kind) add(kind, file, leaf.path, String(leaf.value));
    });
  return samples;
}

/** "list.0.price" as steps, of which those into a list are numbers. */
const fieldPath = (field: string) =>
  field.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));

function settings(): readonly ListedSample[] {
  loadEnvFiles();
  return SETTINGS.filter((name) => {
    const value = process.env[name]?.trim();
    return !value || TEMPLATE_SETTING.test(value);
  }).map((what) => ({ kind: 'environment', where: '.env.local', what }));
}

function photosThat(
  kind: Kind,
  photos: ContentInput['photos'],
  hasIt: (files: PhotoFiles) => boolean | undefined,
): readonly ListedSample[] {
  const made = readPhotoFiles();
  return Object.entries(photos).flatMap(([what, { file }]) =>
    made[what] && hasIt(made[what]) ? [{ kind, where: `content/photos/${file}`, what }] : [],
  );
}

/** Originals that no entry names; what is no picture stops the build. */
function unusedPhotos(photos: ContentInput['photos']): readonly ListedSample[] {
  const named = new Set(Object.values(photos).map(({ file }) => file.normalize('NFC')));
  return readdirSync('content/photos')
    .filter((file) => PICTURE.test(file) && file !== PLACEHOLDER_FILE && !named.has(file.normalize('NFC')))
    .map((file) => ({ kind: 'unused', where: `content/photos/${file}`, what: file }));
}

function untranslatedSentences(content: ContentInput): readonly ListedSample[] {
  const messages = extractMessages(content);
  return translatedLanguages.flatMap((language) =>
    untranslatedMessages(language, messages).map(({ problem, ...place }) => ({
      kind: 'language' as const,
      where: formatSourceLocation(place),
      what: problem,
    })),
  );
}

const short = (text: string) => (text.length > 72 ? `${text.slice(0, 71)}…` : text).replaceAll('\n', ' ');

/**
 * Prints the list and returns how many placeholders are left. Pictures to look at, and facts and translations that are
 * missing, do not count.
 */
function listSamples(content: ContentInput): number {
  const facts = unsaidFacts(content);
  const samples = [
    ...settings(),
    ...facts.filter(({ kind }) => kind === 'taxes'),
    ...samplesOf(content),
    ...photosThat('drawn', content.photos, ({ isPlaceholder }) => isPlaceholder),
  ];
  const all = [
    ...samples,
    ...photosThat('portrait', content.photos, ({ width, height }) => height > width),
    ...unusedPhotos(content.photos),
    ...facts.filter(({ kind }) => kind === 'fact'),
    ...untranslatedSentences(content),
  ];
  for (const [kind, [title, advice]] of Object.entries(KINDS)) {
    const ofKind = all.filter((sample) => sample.kind === kind);
    if (ofKind.length === 0) continue;
    console.log(`\n${title} (${ofKind.length}): ${advice}`);
    for (const { where, what } of ofKind) console.log(`  ${where}  ${short(what)}`);
  }
  console.log(
    samples.length === 0
      ? 'No samples are left.'
      : `\n${samples.length} samples and placeholders are left; see docs/launch.md.`,
  );
  return samples.length;
}

runMain(import.meta.url, async () => {
  const { content } = await import('../content');
  const count = listSamples(content);
  if (process.argv.includes('--strict') && count > 0) process.exitCode = 1;
});
