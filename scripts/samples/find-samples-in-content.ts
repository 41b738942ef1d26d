import { formatSourceLocation } from '../../content/fields/content-error';
import { groupRegistry, type FieldMetadata } from '../../content/fields/field-metadata';
import { forEachField, type FieldValue } from '../../content/fields/replace-fields';
import { listValuesWithSchemas } from '../../content/fields/schema-tree';
import { getContentFilePath } from '../../content/model/files/content-file-path';
import { listContentFiles } from '../../content/model/files/content-files';
import type { ContentInput } from '../../content/model/files/content-input';
import { getRemovedPages } from '../../content/model/helpers/removed-pages';
import type { BrandPageSegment } from '../../content/model/pages';
import { getPostPath } from '../../content/model/post';
import { addLineNumber } from '../../content/source-lines';
import type { UnfinishedContentItem, UnfinishedContentSection } from './unfinished-content-sections';

const ON_EXAMPLE_DOMAIN = /\bexample\.(?:com|org|net)\b/i;
const CALLS_ITSELF_SAMPLE =
  /\bsamples?\b|\bplaceholders?\b|\bcoming soon\b|\bwill (?:appear|follow)\b|\blorem ipsum\b/i;
/** The year of the dates that the specification gives. */
const TEMPLATE_YEAR = '2023-';

function isFrontPage(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { pathname, hash } = new URL(text);
  return pathname === '/' && hash === '';
}

/** Sections that list texts. The first that matches counts. */
const SAMPLE_TEXTS: readonly (readonly [
  section: UnfinishedContentSection,
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

/** The section that lists a field, if it is a sample. */
function findSection(leaf: FieldValue, file: string): UnfinishedContentSection | undefined {
  const { field, value } = leaf;
  if (typeof value !== 'string' || field.marksSample) return undefined;
  return SAMPLE_TEXTS.find(([, isSample]) => isSample(value, leaf, file))?.[0];
}

/** Files, or parts of them, that only one page shows. */
const SHOWN_ON: readonly (readonly [page: BrandPageSegment, fileName: string, part: string])[] = [
  ['our_team', 'team', ''],
  ['find_room', 'stay', 'findRoom'],
  ['pricing', 'pricing', 'extras'],
  ['blog', 'blog', ''],
  ['blog_details', 'blog', 'article'],
];

/** Whether a part of a file is on no page, because all brands that show the file have removed the page. */
function isOnlyOnRemovedPage(
  { brands, posts }: ContentInput,
  file: string,
  path: readonly PropertyKey[],
): boolean {
  const owner = brands.find(({ id }) => file.startsWith(`content/${id}/`));
  return SHOWN_ON.some(
    ([page, fileName, part]) =>
      file.endsWith(`/${fileName}.json`) &&
      (part === '' || path[0] === part) &&
      (owner ? [owner] : brands).every((brand) => getRemovedPages(brand, posts).includes(page)),
  );
}

/** Parts of content that are marked as samples, look like one or do nothing, unless no page shows them. */
export function findSamplesInContent(content: ContentInput): readonly UnfinishedContentItem[] {
  const samples: UnfinishedContentItem[] = [];
  /** Places that are listed as a whole: what is inside them is not listed again. */
  const listed: { readonly file: string; readonly path: readonly PropertyKey[] }[] = [];
  function add(
    section: UnfinishedContentSection,
    file: string,
    path: readonly PropertyKey[],
    description: string,
  ): void {
    const isInside = listed.some(
      (place) =>
        place.file === file && place.path.every((step, index) => String(path[index]) === String(step)),
    );
    if (isInside || isOnlyOnRemovedPage(content, file, path)) return;
    listed.push({ file, path });
    samples.push({ section, location: formatSourceLocation(addLineNumber({ file, path })), description });
  }

  const files = listContentFiles(content);
  for (const { file, schema, value } of files)
    for (const { schema: group, value: controls, path } of listValuesWithSchemas(schema, value))
      if (controls !== undefined && groupRegistry.get(group)?.sampleControls)
        add('controls', file, path, path.join('.'));
  const withBlog = content.brands.filter(({ pages }) => !pages.blog.removed).map(({ id }) => id);
  for (const { slug, sample, title, brands } of content.posts)
    if (sample && brands.some(({ brand }) => withBlog.includes(brand)))
      add('post', getPostPath(slug), [], title);
  const { testimonials, restaurant, foodMenu } = content.shared;
  for (const [index, { sample, quote }] of testimonials.list.entries())
    if (sample) add('guest', getContentFilePath('shared', 'testimonials'), ['list', index], quote);
  for (const { file, field, note } of content.samples) add('note', file, fieldPath(field), note);
  for (const [index, { category, name, price, text }] of foodMenu.items.entries())
    if (!name || !price || !text)
      add(
        'dish',
        getContentFilePath('shared', 'foodMenu'),
        ['items', index],
        `${category}, ${name ?? restaurant.menu.placeholder.name}`,
      );
  for (const { file, schema, value } of files)
    forEachField(schema, value, (leaf) => {
      const section = findSection(leaf, file);
      if (section) add(section, file, leaf.path, String(leaf.value));
    });
  return samples;
}

/** "list.0.price" as steps, of which those into a list are numbers. */
const fieldPath = (field: string) =>
  field.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
