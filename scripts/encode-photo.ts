// Encodes one photo: variants, portrait crop and social card.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { OutputInfo, Sharp } from 'sharp';
import type { EncodedPhoto, PhotoEntry, PortraitCrop } from '../content/model/photo';
import {
  LARGEST_PHOTO_WIDTH,
  PHOTO_FORMATS,
  photoVariantFileName,
  portraitVariantFileName,
  SOCIAL_CARD_SIZE,
  socialCardFileName,
  unversionedPhotoFileName,
  type PhotoFormat,
} from '../lib/photo-file-names';

const MIN_WIDTH = 1280;
const MAX_MEGAPIXELS = 100;

/** Part of each version: a change encodes every photo again. */
export const ENCODING_OPTIONS = {
  edition: 2,
  // the last is for dense and for wide screens alone; others take one before it
  widths: [480, 800, 1200, 1920, LARGEST_PHOTO_WIDTH],
  stableWidth: 1600,
  portrait: { widths: [480, 800, 1080], ratio: 1 },
  // Measured on renders: effort 4 takes four times as long as 3 for 4 % fewer bytes,
  // full chroma costs 8 % more bytes and is invisible at two device pixels per CSS pixel.
  avif: { quality: 45, effort: 3, chromaSubsampling: '4:2:0' },
  webp: { quality: 76, effort: 4, smartSubsample: true },
};

/** In the EXIF of placeholder.jpg, so that copies of it are recognised as placeholders. */
const PLACEHOLDER_MARKER = 'Drawn placeholder';
const SOCIAL_CARD_QUALITY = 82;

/** An error of the photo, not of the program. */
export class PhotoError extends Error {
  readonly remedy: string;

  constructor(problem: string, remedy: string) {
    super(problem);
    this.remedy = remedy;
  }
}

/** The widths of variants for a photo of that width, at most as wide as it is. */
function widthsUpTo(width: number, steps: readonly number[]): number[] {
  const largest = Math.min(width, Math.max(...steps));
  // skips a width just below the largest, which would save visitors nothing
  return [...steps.filter((step) => step < largest * 0.85), largest];
}

type Focus = NonNullable<PhotoEntry['focus']>;

/**
 * The piece of a photo with the shape of `width` x `height`, as large as it can be. The focus is as far into the piece
 * as it is into the photo, as with `object-position`.
 */
function cropTo(
  photo: { readonly width: number; readonly height: number },
  width: number,
  height: number,
  { x, y }: Focus = { x: 0.5, y: 0.5 },
) {
  const scale = Math.min(photo.width / width, photo.height / height);
  const crop = { width: Math.round(width * scale), height: Math.round(height * scale) };
  return {
    left: Math.round((photo.width - crop.width) * x),
    top: Math.round((photo.height - crop.height) * y),
    ...crop,
  };
}

interface PhotoSource {
  readonly name: string;
  readonly version: string;
  readonly bytes: Buffer;
  readonly focus?: Focus;
  /** Whether a social card is cut from it. */
  readonly card: boolean;
}

/** Writes all files of a photo into a folder and returns its entry in the manifest. */
export async function encodePhoto(source: PhotoSource, folder: string): Promise<EncodedPhoto> {
  const { name, version, focus, card } = source;
  const { data, info, isPlaceholder } = await decode(source.bytes);
  // imported on demand: most runs have nothing to encode
  const { default: sharp } = await import('sharp');
  const whole = () => sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } });

  async function write(image: Sharp, file: string, format: PhotoFormat) {
    const encoded = format === 'avif' ? image.avif(ENCODING_OPTIONS.avif) : image.webp(ENCODING_OPTIONS.webp);
    await writeFile(path.join(folder, file), await encoded.toBuffer());
  }

  const widths = widthsUpTo(info.width, ENCODING_OPTIONS.widths);
  for (const width of widths)
    for (const format of PHOTO_FORMATS)
      await write(whole().resize({ width }), photoVariantFileName(source, width, format), format);
  const stableWidth = Math.min(info.width, ENCODING_OPTIONS.stableWidth);
  await write(whole().resize({ width: stableWidth }), unversionedPhotoFileName(name), 'webp');

  let portrait: PortraitCrop | undefined;
  if (focus !== undefined) {
    const crop = cropTo(info, ENCODING_OPTIONS.portrait.ratio, 1, focus);
    const cropWidths = widthsUpTo(crop.width, ENCODING_OPTIONS.portrait.widths);
    const largest = Math.max(...cropWidths);
    portrait = {
      width: largest,
      height: Math.round((largest / crop.width) * crop.height),
      widths: cropWidths,
    };
    for (const width of cropWidths)
      for (const format of PHOTO_FORMATS)
        await write(
          whole().extract(crop).resize({ width }),
          portraitVariantFileName(source, width, format),
          format,
        );
  }

  if (card) {
    const { width, height } = SOCIAL_CARD_SIZE;
    const encoded = whole()
      .extract(cropTo(info, width, height, focus))
      .resize(width, height)
      .jpeg({ quality: SOCIAL_CARD_QUALITY, mozjpeg: true });
    await writeFile(path.join(folder, socialCardFileName(source)), await encoded.toBuffer());
  }

  // the average, not the dominant colour: that of a night photo is black
  const { channels } = await whole().stats();
  const placeholderColor = `#${channels.map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0')).join('')}`;
  return {
    version,
    width: info.width,
    height: info.height,
    widths,
    placeholderColor,
    ...(portrait && { portrait }),
    ...(isPlaceholder && { isPlaceholder }),
    ...(card && { card }),
  };
}

interface DecodedPhoto {
  readonly data: Buffer;
  readonly info: OutputInfo;
  readonly isPlaceholder: boolean;
}

/** What has the ending of a picture and is none, by how it begins. */
const OTHER_FILES: readonly (readonly [pattern: RegExp, what: string, remedy: string])[] = [
  [
    /^.{4}ftyp(?:hei[cmsx]|hev[cmsx]|mi[fa]1(?!.{4}.*avif)|msf1)/s,
    'a HEIC, as iPhones save pictures',
    'Export it as JPEG, or set the phone to it: Settings, Camera, Formats, Most Compatible.',
  ],
  [/^\s*<(?:!doctype|html)/i, 'a web page', 'Open its address in a browser and save the picture itself.'],
  [/^version https:\/\/git-lfs/, 'a pointer of Git LFS', 'Run "git lfs pull", which fetches the picture.'],
  [/^%PDF/, 'a PDF', 'Export it as JPEG, PNG or WebP.'],
  [/^8BPS/, 'a Photoshop file', 'Export it as JPEG, PNG or WebP.'],
];

/** @throws PhotoError when it cannot be read, is too small or too large */
async function decode(bytes: Buffer): Promise<DecodedPhoto> {
  const { default: sharp } = await import('sharp');
  const start = bytes.subarray(0, 64).toString('latin1');
  for (const [pattern, what, remedy] of OTHER_FILES)
    if (pattern.test(start))
      throw new PhotoError(`the file is ${what}, under the name of a picture.`, remedy);
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new PhotoError(
        'this is not a picture that can be read.',
        'Export it again as JPEG, PNG or WebP.',
      );
    });
  const { width, height } = metadata.autoOrient;
  if (width < MIN_WIDTH)
    throw new PhotoError(
      `${width} px wide is too small.`,
      `Put in a picture that is at least ${MIN_WIDTH} px wide.`,
    );
  if (width * height > MAX_MEGAPIXELS * 1e6)
    throw new PhotoError(
      `${width} x ${height} px is too large; a picture has at most ${MAX_MEGAPIXELS} megapixels.`,
      `Export it about ${LARGEST_PHOTO_WIDTH} px wide.`,
    );
  const decoded = sharp(bytes);
  // sharp reads a profile with 16 bits a colour into the colours of P3, and leaves them there
  if (metadata.icc && metadata.depth === 'ushort') decoded.withIccProfile('srgb', { attach: false });
  // applies EXIF rotation and drops all metadata
  const { data, info } = await decoded
    .autoOrient()
    .flatten({ background: '#fff' })
    .resize({ width: Math.min(width, LARGEST_PHOTO_WIDTH) })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new PhotoError('the file is damaged or cut off.', 'Export or copy the picture again.');
    });
  return { data, info, isPlaceholder: metadata.exif?.includes(PLACEHOLDER_MARKER) ?? false };
}
