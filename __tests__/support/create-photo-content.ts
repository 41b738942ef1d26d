import type { PhotoContent } from '@/content/fields/photo-content';

/** A picture of content, as far as a component reads it. */
export const createPhotoContent = (name: string, overrides: Partial<PhotoContent> = {}): PhotoContent => ({
  name,
  alt: name,
  version: '0a1b2c3d',
  widths: [480, 1600],
  width: 1600,
  height: 1067,
  averageColor: '#e8c8a8',
  ...overrides,
});
