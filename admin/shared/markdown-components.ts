import type { EditorComponentDefinition, Field } from '@sveltia/cms';

/** The fields of a reference to a photo. */
export const PHOTO_REFERENCE_FIELDS: Field[] = [
  {
    name: 'name',
    label: 'Which picture',
    widget: 'relation',
    collection: 'photos',
    value_field: '{{slug}}',
    display_fields: ['alt'],
    search_fields: ['alt', '{{slug}}'],
  },
  {
    name: 'alt',
    label: 'Other words for it in this place',
    hint: 'Left empty, it has the words that are beside it in Pictures.',
    widget: 'string',
    required: false,
  },
];

/** The button that puts a photo into the text of a post. */
export const markdownPhotoComponent: EditorComponentDefinition = {
  id: 'photo',
  label: 'Picture',
  icon: 'image',
  trigger: 'button',
  fields: PHOTO_REFERENCE_FIELDS,
  // without the flag "m": for a pattern of several lines Sveltia takes away the first sign of a line before a space, as in
  // "> " and "I "
  pattern: /!\[(?<alt>[^\]]*)\]\((?<name>[a-z0-9-]+)\)/,
  // required by Sveltia, but the preview is turned off
  toPreview: () => '',
  toBlock: ({ name, alt }) => `![${alt ?? ''}](${name ?? ''})`,
};

/** The button that puts a link to a page of the house into the text of a post. */
export const markdownPageLinkComponent: EditorComponentDefinition = {
  id: 'page-link',
  label: 'Link to a page',
  icon: 'add_link',
  trigger: 'button',
  mode: 'dialog',
  summary: '{{words}}',
  fields: [
    { name: 'words', label: 'Words of the link', widget: 'string' },
    { name: 'page', label: 'Page', widget: 'reference', reference: 'page', dropdown_threshold: 10 },
  ],
  // nothing: a link in a text that is opened is one of Sveltia's own, which can be bold
  pattern: /(?!)/,
  toPreview: () => '',
  toBlock: ({ words, page }) => `[${words ?? ''}](${page ?? ''})`,
};
