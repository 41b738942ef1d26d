/** An entry of content/photos/manifest.json, written by scripts/photos.mjs. */
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
  /** Portrait crop for phones; `focus` is its centre from 0 (left) to 1 (right). */
  readonly portrait?: PortraitCrop;
  /** The neutral drawing of placeholder.jpg, to be replaced by a photo. */
  readonly isPlaceholder?: boolean;
  /** A social card was cut from it. */
  readonly card?: boolean;
}

export interface PortraitCrop {
  readonly focus: number;
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
}

/** A photo: its files, and what it shows. */
export interface Photo extends PhotoFiles {
  /** File name in content/photos without its ending. */
  readonly name: string;
  readonly alt: string;
}

/** Picture of 1200 x 630 px for shared links. */
export interface SocialCard {
  readonly src: `/${string}`;
  readonly alt: string;
}
