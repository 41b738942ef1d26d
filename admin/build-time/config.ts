/** The configuration of Sveltia CMS: its collections, forms and fields. */
import type {
  CmsConfig,
  CollectionFile,
  EntryCollection,
  Field,
  FileCollection,
  GitBackend,
} from '@sveltia/cms';
import { SLUG } from '@/content/fields/field-types';
import { photoEntrySchema } from '@/content/fields/photo-content';
import {
  listContentFiles,
  type ContentFile,
  type ContentFileKind,
} from '@/content/model/files/content-files';
import type { ContentInput } from '@/content/model/files/content-input';
import { addSchemaAndSamplesFields } from '@/content/model/files/json-file-schemas';
import { postFrontMatterSchema } from '@/content/model/post';
import { LARGEST_PHOTO_WIDTH } from '@/lib/photo-file-names';
import { getRunsUrl } from '../shared/backend-settings';
import { getLabel, EDITOR_PHOTO_FOLDER } from '../shared/convert-form-values';
import { markdownPageLinkComponent, markdownPhotoComponent } from '../shared/markdown-components';
import { getReferenceOptions } from '../shared/reference-options';
import { createFormFields, type PageTitlesByPath } from './fields';
import { getPreviewPath } from './preview-paths';
import { createTranslationCollections } from './translation-forms';

/** The collections of files by subject. All other files are in the collections of texts. */
const GROUPS: readonly Group[] = [
  {
    name: 'rooms',
    label: 'Rooms',
    icon: 'bed',
    description: 'Names, prices, pictures and texts of each room.',
    kinds: ['brand/rooms'],
  },
  {
    name: 'prices',
    label: 'Prices and rules',
    icon: 'payments',
    description:
      'What is good to know, extras, questions about prices, times of check-in and check-out. The price of a room is in Rooms, that of a tour in Tours, that of a dish in Restaurant.',
    kinds: ['shared/goodToKnow', 'brand/goodToKnow', 'shared/policies', 'shared/pricing', 'brand/pricing'],
  },
  {
    name: 'restaurant',
    label: 'Restaurant and menu',
    icon: 'restaurant',
    description: 'Opening hours, dishes, and the page of the restaurant.',
    kinds: ['shared/restaurant', 'shared/foodMenu', 'brand/restaurant'],
  },
  {
    name: 'tours',
    label: 'Tours',
    icon: 'sailing',
    description: 'Tours with their prices, and the page of the tours.',
    kinds: ['shared/tours', 'brand/tours'],
  },
  {
    name: 'notices',
    label: 'Notices and offers',
    icon: 'campaign',
    description: 'A line on top of pages or an offer for some days; a house or its restaurant closed.',
    kinds: ['shared/notices', 'shared/specialOffers'],
  },
  {
    name: 'guests',
    label: 'Guests’ words',
    icon: 'reviews',
    description: 'What guests have said, with their leave.',
    kinds: ['shared/testimonials'],
  },
  {
    name: 'contact',
    label: 'Contact and legal',
    icon: 'contact_mail',
    description: 'Phone, e-mail, address, social networks, and what the law asks for.',
    kinds: [
      'shared/business',
      'shared/contact',
      'shared/privacy',
      'shared/accessibility',
      'shared/legalNotice',
      'brand/contact',
    ],
  },
];

/** Files that only a developer changes. */
const TECHNICAL: Group = {
  name: 'technical',
  label: 'Technical',
  icon: 'settings',
  description:
    'What a developer changes: how the site writes figures, the words of buttons, offline reading.',
  kinds: ['brand/technicalSettings', 'shared/labels', 'shared/formatTexts', 'shared/offline'],
};

interface Group {
  readonly name: string;
  readonly label: string;
  readonly icon: string;
  readonly description: string;
  readonly kinds: readonly ContentFileKind[];
}

const MEGABYTE = 1_000_000;

const MEDIA_LIBRARIES: CmsConfig['media_libraries'] = {
  // Small enough for the repository, large enough for the widest screen; metadata of the camera is removed. The height
  // has no limit, which would make upright pictures too narrow for the site.
  all: {
    max_file_size: 10 * MEGABYTE,
    slugify_filename: true,
    transformations: {
      raster_image: { format: 'webp', quality: 85, width: LARGEST_PHOTO_WIDTH },
    },
  },
  stock_assets: false,
};

/** Without a repository only files of this computer can be edited; Sveltia wants a backend all the same. */
const LOCAL: GitBackend = { name: 'github', repo: 'local/website', auth_methods: ['token'] };

/** What all forms are made from. */
interface FormSettings {
  readonly pageTitles: PageTitlesByPath;
  /** The brand whose pages show shared files. */
  readonly firstBrand: string;
  /** The field on top of each form, which lists its issues. */
  readonly summary: Field;
}

/**
 * @param backend undefined where there is no repository
 * @param siteUrl the URL of the site, if it differs from that of the editor
 */
export function makeConfig(content: ContentInput, backend?: GitBackend, siteUrl?: string): CmsConfig {
  const settings: FormSettings = {
    pageTitles: getPageTitles(content),
    firstBrand: content.brands[0]?.id ?? '',
    summary: {
      name: 'validationSummary',
      label: 'Ready to be published?',
      widget: 'validationSummary',
      required: false,
      ...(backend && { runs: getRunsUrl(backend) }),
    },
  };
  const files = addForms(content, settings);
  /** Collections that follow a group in the menu. */
  const following: Readonly<Record<string, readonly EntryCollection[]>> = {
    tours: [createPostsCollection(settings)],
    guests: [createPhotosCollection(settings)],
  };
  return {
    backend: backend ?? LOCAL,
    app_title: 'Editor',
    ...(siteUrl && { site_url: siteUrl }),
    logo: { src: '/admin/icon.svg', show_in_header: false },
    media_folder: EDITOR_PHOTO_FOLDER.slice(1),
    public_folder: EDITOR_PHOTO_FOLDER,
    media_libraries: MEDIA_LIBRARIES,
    slug: { encoding: 'ascii', clean_accents: true, maxlength: 60 },
    editor: { preview: false },
    collections: [
      ...GROUPS.flatMap((group) => [groupCollection(group, files), ...(following[group.name] ?? [])]),
      { name: 'divider', divider: true },
      ...createTextCollections(content, files),
      { name: 'divider-languages', divider: true },
      ...createTranslationCollections(content),
      { name: 'divider-technical', divider: true },
      groupCollection(TECHNICAL, files),
    ],
  };
}

function getPageTitles(content: ContentInput): PageTitlesByPath {
  // a page that several brands have is listed under the first brand's title
  const titles = getReferenceOptions('page', undefined, content).map(({ label, value }) => [
    value.slice(1) || 'home',
    label,
  ]);
  return { ...Object.fromEntries(titles), landing: 'Landing page' };
}

/** A file with its form. The label of a brand's file begins with the name of the brand. */
interface FileWithForm extends ContentFile {
  readonly form: CollectionFile;
}

/** Returns all files, shared ones first. */
function addForms(content: ContentInput, { pageTitles, firstBrand, summary }: FormSettings): FileWithForm[] {
  const files = listContentFiles(content).toSorted((a, b) => Number(!!a.brandId) - Number(!!b.brandId));
  return files.map((contentFile) => {
    const { file, brandId, schema, value } = contentFile;
    const brand = content.brands.find(({ id }) => id === brandId)?.brand;
    const samples = content.samples.filter((sample) => sample.file === file);
    const shownValue = { ...Object(value), ...(samples.length > 0 && { samples }) };
    const form = {
      name: file.replace(/^content\/|\.json$/g, '').replaceAll('/', '-'),
      label: brand ? `${brand.name}: ${getLabel(schema)}` : getLabel(schema),
      file,
      preview_path: getPreviewPath(contentFile, firstBrand),
      // each file has its own format, because validation has to know which file it is
      format: file,
      fields: [
        summary,
        ...createFormFields(addSchemaAndSamplesFields(schema), { pageTitles, path: '', value: shownValue }),
      ],
    };
    return { ...contentFile, form };
  });
}

const groupCollection = ({ kinds, ...group }: Group, files: readonly FileWithForm[]): FileCollection => ({
  ...group,
  files: kinds.flatMap((kind) => files.filter((file) => file.kind === kind).map(({ form }) => form)),
});

/** Returns collections for the files that are in no group: one for each brand, and one for shared files. */
function createTextCollections({ brands }: ContentInput, files: readonly FileWithForm[]): FileCollection[] {
  const groupedKinds = ['post', 'photo', ...[...GROUPS, TECHNICAL].flatMap(({ kinds }) => kinds)];
  const textFiles = files.filter(({ kind }) => !groupedKinds.includes(kind));
  return [
    ...brands.map(({ id, brand: { name } }) => ({
      name: `texts-${id}`,
      label: `Texts: ${name}`,
      icon: 'edit_note',
      description: `The pages of ${name}.`,
      files: textFiles
        .filter(({ kind, brandId }) => kind.startsWith('brand/') && brandId === id)
        .map(({ form, schema }) => ({ ...form, label: getLabel(schema) })),
    })),
    {
      name: 'texts-shared',
      label: 'Texts: all houses',
      icon: 'edit_note',
      description: 'What is the same on the pages of every house.',
      files: textFiles.filter(({ kind }) => kind.startsWith('shared/')).map(({ form }) => form),
    },
  ];
}

const createPostsCollection = ({ pageTitles, firstBrand, summary }: FormSettings): EntryCollection => ({
  name: 'posts',
  label: 'Posts',
  label_singular: 'Post',
  icon: 'article',
  description: 'The blog. The newest post is first.',
  folder: 'content/posts',
  preview_path: `${firstBrand}/blog`,
  format: 'post',
  slug: '{{title}}',
  summary: '{{title}}, {{date}}',
  sortable_fields: { fields: ['date', 'title'], default: { field: 'date', direction: 'descending' } },
  fields: [
    summary,
    ...createFormFields(postFrontMatterSchema, { pageTitles, path: '' }),
    {
      name: 'body',
      label: 'The post itself',
      hint: 'A sample may do without it: it opens the article that all posts share. “Link to a page” leads to a page of ours; press Backspace after it to go on in its line. For another site select the words, press the chain, and write its whole address over them in “URL”.',
      widget: 'markdown',
      required: false,
      buttons: ['bold', 'italic', 'heading-two', 'quote', 'bulleted-list', 'numbered-list', 'link'],
      editor_components: [markdownPhotoComponent.id, markdownPageLinkComponent.id],
    },
  ],
});

const createPhotosCollection = ({ pageTitles, summary }: FormSettings): EntryCollection => ({
  name: 'photos',
  label: 'Pictures',
  label_singular: 'Picture',
  icon: 'photo_library',
  description: 'Each picture with the words that describe it. Pages choose from these.',
  folder: 'content/photos',
  format: 'photo',
  identifier_field: 'alt',
  slug: {
    template: '{{alt}}',
    editable: ['create'],
    hint: 'How the picture is called in lists: small letters, digits and hyphens, like garden-room.',
    pattern: [SLUG.source, 'Use small letters, digits and single hyphens, like garden-room.'],
  },
  summary: '{{alt}}',
  thumbnail: 'file',
  sortable_fields: { fields: ['slug', 'alt'], default: { field: 'alt', direction: 'ascending' } },
  fields: [
    summary,
    ...createFormFields(addSchemaAndSamplesFields(photoEntrySchema), { pageTitles, path: '' }),
  ],
});
