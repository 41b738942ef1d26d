import type { Photo, PortraitCrop } from '@/content';

type Format = 'avif' | 'webp';
type Files = Pick<Photo, 'name' | 'version' | 'widths'>;

/** URL of the variant whose name never changes; the data files use it. */
export function photoSrc({ name }: Pick<Photo, 'name'>): `/photos/${string}` {
  return `/photos/${name}.webp`;
}

export function photoSrcSet({ name, version, widths }: Files, format: Format): string {
  return widths.map((width) => `/photos/${name}-${version}-${width}.${format} ${width}w`).join(', ');
}

export function portraitSrcSet({ name, version }: Files, { widths }: PortraitCrop, format: Format): string {
  return widths.map((width) => `/photos/${name}-${version}-portrait-${width}.${format} ${width}w`).join(', ');
}
