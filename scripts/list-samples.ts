// `npm run samples`: lists all samples, which the owner has to replace, and what waits for a translator. With
// --strict it fails while there is one.
import { readdirSync } from 'node:fs';
import { getContent } from '../content';
import { formatSourceLocation } from '../content/fields/content-error';
import { fieldRegistry, groupRegistry } from '../content/fields/field-metadata';
import {
  getShapeOrEmpty,
  isEmptyValue,
  listValuesWithSchemas,
  unwrapOptional,
} from '../content/fields/schema-tree';
import { getPostPath } from '../content/file-paths';
import { extractMessages } from '../content/i18n/extract-messages';
import { translatedLanguages } from '../content/i18n/languages';
import { findUntranslatedMessageIssues } from '../content/i18n/read-catalog';
import { listContentFiles } from '../content/model/files/content-files';
import type { ContentInput } from '../content/model/files/content-input';
import { GOOD_TO_KNOW_FIELDS } from '../content/model/good-to-know';
import { readPhotoFilesJson } from '../content/read/read-build-inputs';
import { addLineNumber } from '../content/read/source-lines';
import { getRemovedPages } from '../content/resolve/reference-targets';
import { isRecord } from '../lib/is-record';
import { parseUrl } from '../lib/parse-url';
import { NEUTRAL_DRAWING_FILE } from '../lib/photo-file-names';
import { loadEnvFiles, runMain } from './support/run-main';

/** Heading and advice of each section of the list; docs/launch.md says where each is in the forms. */
const SECTIONS = {
  environment: ['Settings', 'set it where the site is built; .env.example says how'],
  address: ['Addresses', 'the address guests write to'],
  phone: ['Phone', 'the number with its country code, such as +255 ...; shown as soon as it is there'],
  owner: ['Legal notice', 'what the law asks for there; until then the page says that it is missing'],
  access: ['Access', 'what you have measured; until then the page does not mention it'],
  link: ['Links to a front page', 'the address of your own page there'],
  note: ['Facts, texts and parts', 'yours, or yes to it: then out of "samples" at the top; or take it out'],
  taxes: ['Taxes', 'the law asks what prices include: say it here, or in the good-to-know.json of a house'],
  guest: ['Words of guests', 'what a guest said, with their leave, and "sample": false'],
  post: ['Posts', 'your own, and without "sample: true"'],
  controls: ['Controls that do nothing', 'take the part out'],
  text: ['What looks like a sample', 'your own words, or take the part out'],
  date: ['Dates of the template', 'the day on which you wrote it'],
  dish: ['Dishes without a name, a price or a text', 'write them; until then the page says so'],
  drawn: ['Drawn pictures', 'a photograph in place of the drawing, then "npm run photos"'],
  photo: ['Pictures', 'a photograph, or a yes to the impression; then without "sample": true'],
  portrait: ['Pictures in portrait format', 'most places cut off their top and bottom: look at the pages'],
  unused: ['Pictures that no page can show', 'no entry names the file: add one, or delete the file'],
  fact: ['Not said yet, what guests ask most often first', 'shown as soon as it is there'],
  language: ['Sentences without a translation', 'shown in English until there is one; docs/languages.md'],
} as const;
type Section = keyof typeof SECTIONS;
/** What waits for its owner without being a sample. */
const NOT_COUNTED: readonly Section[] = ['portrait', 'unused', 'fact', 'language'];

interface ListedItem {
  readonly section: Section;
  readonly file: string;
  readonly path?: readonly PropertyKey[];
  readonly line?: number;
  readonly description: string;
}

const EXAMPLE_DOMAIN = /\bexample\.(?:com|org|net)\b/i;
const SETTINGS = [
  'SITE_URL',
  'NEXT_PUBLIC_EMAILJS_PUBLIC_KEY',
  'NEXT_PUBLIC_EMAILJS_SERVICE_ID',
  'NEXT_PUBLIC_EMAILJS_TEMPLATE_ID',
];

function findMissingSettings(): readonly ListedItem[] {
  loadEnvFiles();
  return SETTINGS.filter((name) => {
    const value = process.env[name]?.trim();
    return !value || /\byour-/i.test(value) || EXAMPLE_DOMAIN.test(value);
  }).map((name) => ({ section: 'environment', file: '.env.local', description: name }));
}

/** A value of a file of content with its schema. */
type Part = ReturnType<typeof listParts>[number];

const listParts = (content: ContentInput) =>
  listContentFiles(content).flatMap(({ schema, value, ...file }) =>
    listValuesWithSchemas(schema, value).map((part) => ({ ...file, ...part })),
  );

/** Finds the parts that no page shows, because all brands that have the file have removed the page. */
function findPartsOfRemovedPages({ brands, posts }: ContentInput, parts: readonly Part[]): readonly Part[] {
  const removedPages = new Map(brands.map((brand) => [brand.id, getRemovedPages(brand, posts)]));
  return parts.filter(({ file, path, schema, brandId }) => {
    const post = path.length === 0 ? posts.find(({ slug }) => getPostPath(slug) === file) : undefined;
    const page = post ? 'blog' : groupRegistry.get(schema)?.onlyOnPage;
    const ids = post?.brands.map(({ brand }) => brand) ?? (brandId ? [brandId] : [...removedPages.keys()]);
    return page !== undefined && ids.every((id) => removedPages.get(id)?.includes(page));
  });
}

/** The section of a group that the model marks, or of one with a box that is ticked as long as it is a sample. */
function findSectionOfGroup({ schema, value }: Part): Section | undefined {
  if (!isRecord(value)) return undefined;
  const section = groupRegistry.get(schema)?.sample;
  const fields = Object.entries(getShapeOrEmpty(schema));
  if (section === 'dish') return fields.some(([name]) => isEmptyValue(value[name])) ? section : undefined;
  const ticked = fields.flatMap(([name, field]) => (value[name] === true ? [unwrapOptional(field)] : []));
  return section ?? ticked.map((field) => fieldRegistry.get(field)?.sample).find(Boolean);
}

/** The section of a field that is empty, or that says what samples say. */
function findSectionOfField({ schema, value }: Part): Section | undefined {
  const field = fieldRegistry.get(schema);
  if (typeof value !== 'string' || !field || field.marksSample) return undefined;
  if (value === '') return field.sample;
  const url = field.kind === 'url' ? parseUrl(value) : undefined;
  if (url?.pathname === '/' && url.hash === '') return 'link';
  if (EXAMPLE_DOMAIN.test(value)) return 'address';
  // the year of the dates that the specification gives
  if (field.widget === 'date' && value.startsWith('2023-')) return 'date';
  const isText = field.translated || field.kind === 'nonTranslatableText';
  return isText && CALLS_ITSELF_SAMPLE.test(value) ? 'text' : undefined;
}

const CALLS_ITSELF_SAMPLE =
  /\bsamples?\b|\bplaceholders?\b|\bcoming soon\b|\bwill (?:appear|follow)\b|\blorem ipsum\b/i;

/** The longest text of a group: the words of a guest, the title of a post. */
const describe = (value: unknown) =>
  isRecord(value)
    ? (Object.values(value)
        .filter((text) => typeof text === 'string')
        .toSorted((a, b) => b.length - a.length)[0] ?? '')
    : String(value);

/** Parts of content that are marked as samples, look like one or do nothing, unless no page shows them. */
function findSamplesInContent(content: ContentInput): readonly ListedItem[] {
  const parts = listParts(content);
  const findWith = (findSection: (part: Part) => Section | undefined) =>
    parts.flatMap((part) => {
      const section = findSection(part);
      return section
        ? [{ section, file: part.file, path: part.path, description: describe(part.value) }]
        : [];
    });
  const notes = content.samples.map(({ file, field, note }) => {
    const path = field.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
    return { section: 'note' as const, file, path, description: note };
  });
  const samples = [...findWith(findSectionOfGroup), ...notes, ...findWith(findSectionOfField)];
  const notShown = findPartsOfRemovedPages(content, parts);
  // a part is not listed when one that contains it is
  return samples.filter(
    ({ file, path }, index) =>
      ![...notShown, ...samples.slice(0, index)].some(
        (outer) => outer.file === file && outer.path.every((step, depth) => path[depth] === step),
      ),
  );
}

/** Facts that are given nowhere, each with the first place for it. What guests ask most often comes first. */
function findMissingGoodToKnowFacts(content: ContentInput): readonly ListedItem[] {
  // the file of a house only has what is different there
  const parts = listParts(content).filter(({ kind }) => kind !== 'brand/goodToKnow');
  return Object.entries(GOOD_TO_KNOW_FIELDS).flatMap(([fact, { field, label }]): readonly ListedItem[] => {
    if (content.brands.every(({ goodToKnow }) => Reflect.get(goodToKnow, fact))) return [];
    const empty = parts.filter((part) => part.schema === unwrapOptional(field) && isEmptyValue(part.value));
    const [first] = empty;
    if (!first) return [];
    // prices have to say what they include: Directive 2005/29/EC, article 7 (4) c, and similar laws elsewhere
    const section = fact === 'taxes' ? 'taxes' : 'fact';
    const description = empty.length > 1 ? `${label} (${empty.length} times)` : label;
    return [{ section, file: first.file, path: first.path, description }];
  });
}

function findPhotosToReview({ photos }: ContentInput): readonly ListedItem[] {
  const photoFiles = readPhotoFilesJson();
  const inUse = Object.entries(photos).flatMap(([name, { file }]): readonly ListedItem[] => {
    const { isNeutralDrawing = false, width = 0, height = 0 } = photoFiles[name] ?? {};
    if (!isNeutralDrawing && height <= width) return [];
    const section = isNeutralDrawing ? 'drawn' : 'portrait';
    return [{ section, file: `content/photos/${file}`, description: name }];
  });
  const names = [NEUTRAL_DRAWING_FILE, ...Object.values(photos).map(({ file }) => file.normalize('NFC'))];
  const unused = readdirSync('content/photos')
    .filter((file) => /\.(?:jpe?g|png|webp)$/i.test(file) && !names.includes(file.normalize('NFC')))
    .map((file): ListedItem => ({ section: 'unused', file: `content/photos/${file}`, description: file }));
  return [...inUse, ...unused];
}

function findUntranslatedSentences(content: ContentInput): readonly ListedItem[] {
  const messages = extractMessages(content);
  return translatedLanguages.flatMap((language) =>
    findUntranslatedMessageIssues(language, messages).map(({ problem, file, line }): ListedItem => ({
      section: 'language',
      file,
      line,
      description: problem,
    })),
  );
}

const truncate = (text: string) => (text.length > 72 ? `${text.slice(0, 71)}…` : text).replaceAll('\n', ' ');

runMain(import.meta.url, () => {
  const content = getContent();
  const listedItems = [
    ...findMissingSettings(),
    ...findSamplesInContent(content),
    ...findMissingGoodToKnowFacts(content),
    ...findPhotosToReview(content),
    ...findUntranslatedSentences(content),
  ];
  for (const [section, [title, advice]] of Object.entries(SECTIONS)) {
    const items = listedItems.filter((item) => item.section === section);
    if (items.length > 0) console.log(`\n${title} (${items.length}): ${advice}`);
    for (const { description, section: _, ...place } of items)
      console.log(
        `  ${formatSourceLocation(place.path ? addLineNumber(place) : place)}  ${truncate(description)}`,
      );
  }
  const count = listedItems.filter(({ section }) => !NOT_COUNTED.includes(section)).length;
  console.log(count === 0 ? 'No samples are left.' : `\n${count} samples are left; see docs/launch.md.`);
  if (process.argv.includes('--strict') && count > 0) process.exitCode = 1;
});
