import type { Field } from '@sveltia/cms';

/** The id of the button that puts a picture into the text of a post. */
export const MARKDOWN_PHOTO_COMPONENT_ID = 'photo';

/** The fields of a reference to a photo. */
export const PHOTO_REFERENCE_FIELDS: Field[] = [
  {
    name: 'name',
    label: 'Picture',
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
