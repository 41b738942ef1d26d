/** What the pipeline knows of one picture, as the manifest holds it. */
export interface PhotoFiles {
  /** 8 hex digits that change with the source, its focus and the recipe; part of every variant's file name. */
  readonly version: string;
  /** Size of the largest variant in px. */
  readonly width: number;
  readonly height: number;
  /** Widths of the variants in px, ascending, at most four. */
  readonly widths: readonly number[];
  /** Average colour, CSS hex: the ground while the picture loads. */
  readonly ground: string;
  /** A flat drawing that waits for its picture. */
  readonly drawn?: boolean;
  /** A social card was cut from it. */
  readonly card?: boolean;
}

/** A picture ready to be shown: files of the manifest, words of content. */
export interface Photo extends PhotoFiles {
  /** File name in content/photos without its ending. */
  readonly name: string;
  /** What a guest would see; empty only where the picture repeats the text beside it. */
  readonly alt: string;
  /** Centre of the portrait crop on phones, 0 (left) to 1 (right). Absent: no crop of its own. */
  readonly portrait?: PortraitCrop;
}

export interface PortraitCrop {
  readonly focus: number;
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
}
