import type { EditorComponentDefinition } from '@sveltia/cms';
import { MARKDOWN_PHOTO_COMPONENT_ID, PHOTO_REFERENCE_FIELDS } from '../shared/photo-fields';

/** The Markdown editor's button that inserts a photo of the library. */
export const markdownPhotoComponent: EditorComponentDefinition = {
  id: MARKDOWN_PHOTO_COMPONENT_ID,
  label: 'Picture',
  icon: 'image',
  trigger: 'button',
  fields: PHOTO_REFERENCE_FIELDS,
  pattern: /^!\[(?<alt>[^\]]*)\]\((?<name>[a-z0-9-]+)\)$/m,
  // required by Sveltia, but the preview is turned off
  toPreview: () => '',
  toBlock: ({ name, alt }) => `![${alt ?? ''}](${name ?? ''})`,
};
