import type { Photo, PortraitCrop } from '@/content/types';

type Format = 'avif' | 'webp';
type Files = Pick<Photo, 'name' | 'version' | 'widths'>;

/** The published file whose name stays when the picture changes: what the data files name. */
export function photoSrc({ name }: Pick<Photo, 'name'>): `/photos/${string}` {
  return `/photos/${name}.webp`;
}

export function photoSrcSet({ name, version, widths }: Files, format: Format): string {
  return widths.map((width) => `/photos/${name}-${version}-${width}.${format} ${width}w`).join(', ');
}

export function portraitSrcSet({ name, version }: Files, { widths }: PortraitCrop, format: Format): string {
  return widths.map((width) => `/photos/${name}-${version}-portrait-${width}.${format} ${width}w`).join(', ');
}
