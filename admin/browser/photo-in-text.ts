import type { EditorComponentDefinition } from '@sveltia/cms';
import { PHOTO_EDITOR_COMPONENT_ID, PHOTO_REFERENCE_FIELDS } from '../shared/photo-fields';

/** The button of the text of a post that puts a picture of the library into it. */
export const photoInText: EditorComponentDefinition = {
  id: PHOTO_EDITOR_COMPONENT_ID,
  label: 'Picture',
  icon: 'image',
  trigger: 'button',
  fields: PHOTO_REFERENCE_FIELDS,
  pattern: /^!\[(?<alt>[^\]]*)\]\((?<name>[a-z0-9-]+)\)$/m,
  // the editor has no preview, and a component has to have one
  toPreview: () => '',
  toBlock: ({ name, alt }) => `![${alt ?? ''}](${name ?? ''})`,
};
