/** The configuration of Sveltia CMS: which forms there are, and which fields each has. */
import type { CmsConfig, CollectionFile, FileCollection, GitBackend, TestBackend } from '@sveltia/cms';
import type { z } from 'zod';
import { brandFiles, sharedFiles, type BrandInput, type ContentInput } from '@/content/schema';
import { post } from '@/content/schema/blog';
import { SLUG } from '@/content/fields/field-types';
import { fileSchema } from '@/content/schema/file';
import { photoEntry } from '@/content/schema/photo';
import { LARGEST_PHOTO_WIDTH } from '@/lib/photo-files';
import { formFields, type Choice, type Choices } from './fields';
import { labelOf, PICTURES } from './values';

/** Files by what their owner looks for; all others are texts. Each file is in one collection. */
const SUBJECTS: readonly Subject[] = [
  {
    name: 'rooms',
    label: 'Rooms',
    icon: 'bed',
    description: 'Names, prices, pictures and texts of each room.',
    brand: ['rooms'],
    shared: [],
  },
  {
    name: 'prices',
    label: 'Prices and house rules',
    icon: 'payments',
    description:
      'Extras, questions about prices, times of check-in and check-out. The price of a room is in Rooms, that of a tour in Tours, that of a dish in Restaurant.',
    brand: ['pricing'],
    shared: ['policies', 'pricing'],
  },
  {
    name: 'restaurant',
    label: 'Restaurant and menu',
    icon: 'restaurant',
    description: 'Opening hours, dishes, and the page of the restaurant.',
    brand: ['restaurant'],
    shared: ['restaurant', 'food-menu'],
  },
  {
    name: 'tours',
    label: 'Tours',
    icon: 'sailing',
    description: 'Tours with their prices, and the page of the tours.',
    brand: ['tours'],
    shared: ['tours'],
  },
  {
    name: 'notices',
    label: 'Notices and closed days',
    icon: 'campaign',
    description: 'A line on top of pages for some days; a house or its restaurant closed.',
    brand: [],
    shared: ['notices'],
  },
  {
    name: 'guests',
    label: 'Guests’ words',
    icon: 'reviews',
    description: 'What guests have said, with their leave.',
    brand: [],
    shared: ['testimonials'],
  },
  {
    name: 'contact',
    label: 'Contact and legal',
    icon: 'contact_mail',
    description: 'Phone, e-mail, address, social networks, and what the law asks for.',
    brand: ['contact'],
    shared: ['business', 'contact', 'legal-notice', 'privacy', 'accessibility'],
  },
];

interface Subject {
  readonly name: string;
  readonly label: string;
  readonly icon: string;
  readonly description: string;
  /** Files of each brand. */
  readonly brand: readonly string[];
  readonly shared: readonly string[];
}

const MEGABYTE = 1_000_000;

const valueOf = (value: object, name: string): unknown =>
  Object.entries(value).find(([key]) => key === name)?.[1];

interface BrandForms extends Choice {
  readonly input: BrandInput;
  readonly pages: readonly Choice[];
}

/** The brands, and what links of each can lead to. */
const brandForms = ({ brands }: ContentInput): readonly BrandForms[] =>
  brands.map((input) => ({
    label: input.brand.name,
    value: input.id,
    input,
    pages: [
      ...Object.entries(input.pages).map(([page, { title }]) =>
        page === 'home' ? { label: 'Home', value: '/' } : { label: title, value: `/${page}` },
      ),
      ...input.rooms.list.map(({ id, title }) => ({ label: `Room: ${title}`, value: `/room/${id}` })),
    ],
  }));

export function makeConfig(content: ContentInput, backend: GitBackend | TestBackend): CmsConfig {
  const brands = brandForms(content);
  const allPages = brands.flatMap(({ pages }) => pages);
  // pages that several brands have are called as the first brand calls them
  const sharedPages = allPages.filter(
    ({ value }, index) => allPages.findIndex((one) => one.value === value) === index,
  );
  const titles = sharedPages.map(({ label, value }) => [value.slice(1) || 'home', label]);
  const choicesOf = (pages: readonly Choice[]): Choices => ({
    brands: brands.map(({ label, value }) => ({ label, value })),
    pages,
    pageTitles: { ...Object.fromEntries(titles), landing: 'Landing page' },
  });

  const form = (
    format: string,
    schema: z.ZodObject,
    {
      folder,
      label,
      pages,
      values,
    }: { folder: string; label: string; pages: readonly Choice[]; values: object },
  ): CollectionFile => {
    const name = format.replace(/^.*\//, '');
    const file = `content/${folder}/${name}.json`;
    const samples = content.samples.filter((sample) => sample.file === file);
    const value = { ...Object(valueOf(values, name)), ...(samples.length > 0 && { samples }) };
    return {
      name: `${folder}-${name}`.replaceAll('/', '-'),
      label,
      file,
      format,
      fields: formFields(fileSchema(schema), choicesOf(pages), value),
    };
  };
  const sharedForms = ([name, schema]: [string, z.ZodObject]): CollectionFile[] => {
    const label = labelOf(schema);
    const overriding = brands.filter(({ input }) => name in input.overrides);
    return [
      form(`shared/${name}`, schema, { folder: 'shared', label, pages: sharedPages, values: content.shared }),
      ...overriding.map((brand) =>
        form(`shared/${name}`, schema, {
          folder: `${brand.value}/shared`,
          label: `${brand.label}: ${label}`,
          pages: brand.pages,
          values: brand.input.overrides,
        }),
      ),
    ];
  };
  const brandForm = (
    { value: folder, pages, input }: BrandForms,
    [name, schema]: [string, z.ZodObject],
    label: string,
  ) => form(`house/${name}`, schema, { folder, label, pages, values: input });

  const pick = (files: Readonly<Record<string, z.ZodObject>>, kept: (name: string) => boolean) =>
    Object.entries(files).filter(([name]) => kept(name));
  const subjects = SUBJECTS.map(
    ({ name, label, icon, description, brand: ofBrand, shared }): FileCollection => ({
      name,
      label,
      icon,
      description,
      files: [
        ...pick(sharedFiles, (file) => shared.includes(file)).flatMap(sharedForms),
        ...pick(brandFiles, (file) => ofBrand.includes(file)).flatMap((file) =>
          brands.map((brand) => brandForm(brand, file, `${brand.label}: ${labelOf(file[1])}`)),
        ),
      ],
    }),
  );
  const isText = (of: 'brand' | 'shared') => (name: string) =>
    !SUBJECTS.some((subject) => subject[of].includes(name));
  const texts = [
    ...brands.map((brand): FileCollection => ({
      name: `texts-${brand.value}`,
      label: `Texts of ${brand.label}`,
      icon: 'edit_note',
      description: `The pages of ${brand.label}.`,
      files: pick(brandFiles, isText('brand')).map((file) => brandForm(brand, file, labelOf(file[1]))),
    })),
    {
      name: 'texts-shared',
      label: 'Texts of all houses',
      icon: 'edit_note',
      description: 'What is the same on the pages of every house.',
      files: pick(sharedFiles, isText('shared')).flatMap(sharedForms),
    },
  ];

  return {
    backend,
    app_title: 'Editor',
    logo: { src: '/admin/icon.svg', show_in_header: false },
    media_folder: PICTURES.slice(1),
    public_folder: PICTURES,
    media_libraries: {
      // small enough for the repository, large enough for the widest screen; a camera's data is not kept
      all: {
        max_file_size: 10 * MEGABYTE,
        slugify_filename: true,
        transformations: {
          raster_image: {
            format: 'webp',
            quality: 85,
            width: LARGEST_PHOTO_WIDTH,
            height: LARGEST_PHOTO_WIDTH,
          },
        },
      },
      stock_assets: false,
    },
    slug: { encoding: 'ascii', clean_accents: true, maxlength: 60 },
    editor: { preview: false },
    show_preview_links: false,
    collections: [
      ...subjects.slice(0, 4),
      {
        name: 'posts',
        label: 'Posts',
        label_singular: 'Post',
        icon: 'article',
        description: 'The blog. The newest post is first.',
        folder: 'content/posts',
        format: 'post',
        slug: '{{title}}',
        summary: '{{title}}, {{date}}',
        sortable_fields: { fields: ['date', 'title'], default: { field: 'date', direction: 'descending' } },
        fields: [
          ...formFields(post, choicesOf(sharedPages)),
          {
            name: 'body',
            label: 'The post itself',
            hint: 'Without it the post opens the article that all posts share.',
            widget: 'markdown',
            required: false,
            buttons: ['bold', 'italic', 'link', 'bulleted-list', 'numbered-list'],
            editor_components: [],
          },
        ],
      },
      ...subjects.slice(4, 6),
      {
        name: 'pictures',
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
        fields: formFields(fileSchema(photoEntry), choicesOf([])),
      },
      ...subjects.slice(6),
      { name: 'divider', divider: true },
      ...texts,
    ],
  };
}
