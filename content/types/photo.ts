/** An entry of manifest.json, written by scripts/photos.mjs. */
export interface PhotoFiles {
  /** Content hash, part of the file names of variants. */
  readonly version: string;
  /** Size of the largest variant in px. */
  readonly width: number;
  readonly height: number;
  /** Widths of the variants in px, ascending, at most four. */
  readonly widths: readonly number[];
  /** Average colour as CSS hex, shown while the photo loads. */
  readonly placeholderColor: string;
  /** Drawn by scripts/draw-placeholders.mjs, to be replaced by a photo. */
  readonly isPlaceholder?: boolean;
  /** A social card was cut from it. */
  readonly card?: boolean;
}

/** A photo: its files, and its alt text from content. */
export interface Photo extends PhotoFiles {
  /** File name in content/photos without extension. */
  readonly name: string;
  /** Describes the picture; empty only where it repeats the text beside it. */
  readonly alt: string;
  /** Portrait crop for phones; `focus` is its centre from 0 (left) to 1 (right). */
  readonly portrait?: PortraitCrop;
}

export interface PortraitCrop {
  readonly focus: number;
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
}
