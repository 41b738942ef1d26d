import { formatSourceLocation } from '../../content/fields/content-error';
import { groupRegistry, type FieldMetadata } from '../../content/fields/field-metadata';
import { forEachField, type FieldValue } from '../../content/fields/replace-fields';
import { listValuesWithSchemas } from '../../content/fields/schema-tree';
import { getPhotoEntryPath, getContentFilePath, getPostPath } from '../../content/file-paths';
import { listContentFiles, type ContentFile } from '../../content/model/files/content-files';
import type { ContentInput } from '../../content/model/files/content-input';
import { addLineNumber } from '../../content/read/source-lines';
import { getRemovedPages } from '../../content/resolve/reference-targets';
import { parseUrl } from '../../lib/parse-url';
import type { UnfinishedContentItem, UnfinishedContentSection } from './unfinished-content-sections';

const ON_EXAMPLE_DOMAIN = /\bexample\.(?:com|org|net)\b/i;
const CALLS_ITSELF_SAMPLE =
  /\bsamples?\b|\bplaceholders?\b|\bcoming soon\b|\bwill (?:appear|follow)\b|\blorem ipsum\b/i;
/** The year of the dates that the specification gives. */
const TEMPLATE_YEAR = '2023-';

function isFrontPage(text: string): boolean {
  const url = parseUrl(text);
  return url?.pathname === '/' && url.hash === '';
}

/** Sections that list texts by what they say. The first that matches counts. */
const SAMPLE_TEXTS: readonly (readonly [
  section: UnfinishedContentSection,
  isSample: (text: string, field: FieldMetadata) => boolean,
])[] = [
  ['link', (text, { kind }) => kind === 'url' && isFrontPage(text)],
  ['address', (text) => ON_EXAMPLE_DOMAIN.test(text)],
  ['date', (text, { widget }) => widget === 'date' && text.startsWith(TEMPLATE_YEAR)],
  [
    'text',
    (text, { kind, translated }) =>
      (translated || kind === 'untranslatedText') && CALLS_ITSELF_SAMPLE.test(text),
  ],
];

/** The section that lists a field, if it is unfinished. */
function findSection({ field, value }: FieldValue): UnfinishedContentSection | undefined {
  if (typeof value !== 'string' || field.marksSample) return undefined;
  if (value === '') return field.unfinishedWhenEmpty;
  return SAMPLE_TEXTS.find(([, isSample]) => isSample(value, field))?.[0];
}

/** A part of a file of content, which is not listed when a part that contains it is. */
interface Sample {
  readonly section: UnfinishedContentSection;
  readonly file: string;
  readonly path: readonly PropertyKey[];
  readonly description: string;
}

type Part = Pick<Sample, 'file' | 'path'>;

const isInside = (inner: Part, outer: Part) =>
  inner.file === outer.file && outer.path.every((step, index) => inner.path[index] === step);

/** Parts that no page shows, because all brands that show the file have removed the page. */
const findPartsOfRemovedPages = ({ brands, posts }: ContentInput, files: readonly ContentFile[]) =>
  files.flatMap(({ file, schema, value, brandId }) =>
    listValuesWithSchemas(schema, value)
      .filter(({ schema: group }) => {
        const page = groupRegistry.get(group)?.onlyOnPage;
        return (
          page !== undefined &&
          brands
            .filter(({ id }) => brandId === undefined || id === brandId)
            .every((brand) => getRemovedPages(brand, posts).includes(page))
        );
      })
      .map(({ path }): Part => ({ file, path })),
  );

const findSampleControls = (files: readonly ContentFile[]) =>
  files.flatMap(({ file, schema, value }) =>
    listValuesWithSchemas(schema, value)
      .filter(
        ({ schema: group, value: controls }) =>
          controls !== undefined && groupRegistry.get(group)?.sampleControls,
      )
      .map(({ path }): Sample => ({ section: 'controls', file, path, description: path.join('.') })),
  );

function findSamplePosts({ brands, posts }: ContentInput): readonly Sample[] {
  const withBlog = brands.filter(({ pages }) => !pages.blog.removed).map(({ id }) => id);
  return posts
    .filter((post) => post.sample && post.brands.some(({ brand }) => withBlog.includes(brand)))
    .map(({ slug, title }) => ({ section: 'post', file: getPostPath(slug), path: [], description: title }));
}

const findSampleTestimonials = ({ shared }: ContentInput) =>
  shared.testimonials.list.flatMap(({ sample, quote }, index): readonly Sample[] =>
    sample
      ? [
          {
            section: 'guest',
            file: getContentFilePath('shared', 'testimonials'),
            path: ['list', index],
            description: quote,
          },
        ]
      : [],
  );

const findSamplePhotos = ({ photos }: ContentInput) =>
  Object.entries(photos).flatMap(([name, { sample, alt }]): readonly Sample[] =>
    sample ? [{ section: 'photo', file: getPhotoEntryPath(name), path: [], description: alt }] : [],
  );

const findUnfinishedDishes = ({ shared: { foodMenu, restaurant } }: ContentInput) =>
  foodMenu.items.flatMap(({ category, name, price, text }, index): readonly Sample[] =>
    name && price && text
      ? []
      : [
          {
            section: 'dish',
            file: getContentFilePath('shared', 'foodMenu'),
            path: ['items', index],
            description: `${category}, ${name ?? restaurant.menu.placeholder.name}`,
          },
        ],
  );

/** "list.0.price" as steps, of which those into a list are numbers. */
const toPath = (field: string) => field.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));

const getSampleFields = ({ samples }: ContentInput) =>
  samples.map(({ file, field, note }): Sample => ({
    section: 'note',
    file,
    path: toPath(field),
    description: note,
  }));

const findUnfinishedFields = (files: readonly ContentFile[]) =>
  files.flatMap(({ file, schema, value: content }) => {
    const samples: Sample[] = [];
    forEachField(schema, content, (leaf) => {
      const section = findSection(leaf);
      if (section) samples.push({ section, file, path: leaf.path, description: String(leaf.value) });
    });
    return samples;
  });

/** Parts of content that are marked as samples, look like one or do nothing, unless no page shows them. */
export function findSamplesInContent(content: ContentInput): readonly UnfinishedContentItem[] {
  const files = listContentFiles(content);
  const samples = [
    ...findSampleControls(files),
    ...findSamplePosts(content),
    ...findSampleTestimonials(content),
    ...findSamplePhotos(content),
    ...getSampleFields(content),
    ...findUnfinishedDishes(content),
    ...findUnfinishedFields(files),
  ];
  const notShown = findPartsOfRemovedPages(content, files);
  return samples
    .filter(
      (sample, index) => ![...notShown, ...samples.slice(0, index)].some((part) => isInside(sample, part)),
    )
    .map(({ section, file, path, description }) => ({
      section,
      location: formatSourceLocation(addLineNumber({ file, path })),
      description,
    }));
}
