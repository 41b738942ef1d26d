// Encodes one photo: variants, portrait crop and social card.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { OutputInfo, Sharp } from 'sharp';
import type { EncodedPhotoMetadata, PhotoEntry } from '../../content/fields/photo-content';
import {
  LARGEST_PHOTO_WIDTH,
  PHOTO_FORMATS,
  getPhotoVariantFileName,
  getPortraitCropFileName,
  SOCIAL_CARD_SIZE,
  getSocialCardFileName,
  getUnversionedVariantFileName,
  type PhotoFormat,
} from '../../lib/photo-file-names';

const MIN_WIDTH = 1280;
const MIN_HEIGHT = 400;
const MAX_MEGAPIXELS = 100;
/** WebP and AVIF have no larger sides. */
const MAX_VARIANT_HEIGHT = 16_383;

/** Part of each version hash: a change encodes every photo again. */
export const PHOTO_ENCODING_OPTIONS = {
  edition: 2,
  // only high-density or very wide screens use the largest width
  widths: [480, 800, 1200, 1920, LARGEST_PHOTO_WIDTH],
  stableWidth: 1600,
  portrait: { widths: [480, 800, 1080], ratio: 1 },
  // Measured on renders: effort 4 takes four times as long as 3 for 4 % fewer bytes,
  // full chroma costs 8 % more bytes and is invisible at two device pixels per CSS pixel.
  avif: { quality: 45, effort: 3, chromaSubsampling: '4:2:0' },
  webp: { quality: 76, effort: 4, smartSubsample: true },
};

/** In the EXIF of placeholder.jpg, so that copies of it are recognised. */
const NEUTRAL_DRAWING_MARKER = 'Drawn placeholder';
const SOCIAL_CARD_QUALITY = 82;

/** Thrown if a photo cannot be used. */
export class PhotoError extends Error {
  readonly remedy: string;

  constructor(problem: string, remedy: string) {
    super(problem);
    this.remedy = remedy;
  }
}

/** The widths of the variants of a photo. None is larger than the original. */
function getWidthsUpTo(width: number, steps: readonly number[]): number[] {
  const largest = Math.min(width, Math.max(...steps));
  // skip a width just below the largest, which would save almost nothing
  return [...steps.filter((step) => step < largest * 0.85), largest];
}

type Focus = NonNullable<PhotoEntry['focus']>;

/**
 * The largest crop with the aspect ratio of `width` x `height`. The focus has the same relative position in the crop as
 * in the photo, as with `object-position`.
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

export interface PhotoToEncode {
  readonly name: string;
  readonly version: string;
  readonly bytes: Buffer;
  readonly focus?: Focus;
  /** Whether a social card is cut from it. */
  readonly card: boolean;
}

/** Writes all files of a photo into a folder and returns its entry in content/photo-files.json. */
export async function encodePhoto(source: PhotoToEncode, folder: string): Promise<EncodedPhotoMetadata> {
  const { name, version, focus, card } = source;
  const photo = await decode(source.bytes);
  const { width, height } = photo.info;

  const widths = getWidthsUpTo(width, PHOTO_ENCODING_OPTIONS.widths);
  await writeVariants(photo.open, widths, source, getPhotoVariantFileName, folder);
  const stable = photo.open().resize({ width: Math.min(width, PHOTO_ENCODING_OPTIONS.stableWidth) });
  await writeImage(stable, path.join(folder, getUnversionedVariantFileName(name)), 'webp');
  const portrait = focus && (await writePortrait(photo, source, focus, folder));
  if (card) await writeSocialCard(photo, source, folder);
  return {
    version,
    width,
    height,
    widths,
    averageColor: await computeAverageColor(photo),
    ...(portrait && { portrait }),
    ...(photo.isNeutralDrawing && { isNeutralDrawing: true }),
    ...(card && { card }),
  };
}

async function writePortrait(photo: DecodedPhoto, source: PhotoToEncode, focus: Focus, folder: string) {
  const crop = cropTo(photo.info, PHOTO_ENCODING_OPTIONS.portrait.ratio, 1, focus);
  const widths = getWidthsUpTo(crop.width, PHOTO_ENCODING_OPTIONS.portrait.widths);
  await writeVariants(() => photo.open().extract(crop), widths, source, getPortraitCropFileName, folder);
  const largest = Math.max(...widths);
  return { width: largest, height: Math.round((largest / crop.width) * crop.height), widths };
}

async function writeVariants(
  open: () => Sharp,
  widths: readonly number[],
  source: PhotoToEncode,
  fileName: typeof getPhotoVariantFileName,
  folder: string,
): Promise<void> {
  for (const width of widths)
    for (const format of PHOTO_FORMATS)
      await writeImage(open().resize({ width }), path.join(folder, fileName(source, width, format)), format);
}

async function writeImage(image: Sharp, file: string, format: PhotoFormat): Promise<void> {
  const encoded =
    format === 'avif' ? image.avif(PHOTO_ENCODING_OPTIONS.avif) : image.webp(PHOTO_ENCODING_OPTIONS.webp);
  await writeFile(file, await encoded.toBuffer());
}

async function writeSocialCard(photo: DecodedPhoto, source: PhotoToEncode, folder: string): Promise<void> {
  const { width, height } = SOCIAL_CARD_SIZE;
  const encoded = photo
    .open()
    .extract(cropTo(photo.info, width, height, source.focus))
    .resize(width, height)
    .jpeg({ quality: SOCIAL_CARD_QUALITY, mozjpeg: true });
  await writeFile(path.join(folder, getSocialCardFileName(source)), await encoded.toBuffer());
}

/** As "#8a9bac". Not the dominant colour: that of a night photo is black. */
async function computeAverageColor(photo: DecodedPhoto): Promise<string> {
  const { channels } = await photo.open().stats();
  const hex = channels.map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0'));
  return `#${hex.join('')}`;
}

interface DecodedPhoto {
  readonly info: OutputInfo;
  readonly isNeutralDrawing: boolean;
  /** Returns the decoded picture, to be changed and encoded. */
  readonly open: () => Sharp;
}

/** Files that are not supported, or whose extension is wrong, recognised by their first bytes. */
const OTHER_FILES: readonly (readonly [pattern: RegExp, what: string, remedy: string])[] = [
  [
    // the major brand after "ftyp"; AVIF files can have mif1 too, and list avif as a compatible brand
    /^.{4}ftyp(?:hei[cmsx]|hev[cmsx]|mi[fa]1(?!.{4}.*avif)|msf1)/s,
    'a HEIC, as iPhones save pictures',
    'Export it as JPEG, or set the phone to it: Settings, Camera, Formats, Most Compatible.',
  ],
  [/^\s*<(?:!doctype|html)/i, 'a web page', 'Open its address in a browser and save the picture itself.'],
  [/^version https:\/\/git-lfs/, 'a pointer of Git LFS', 'Run "git lfs pull", which fetches the picture.'],
  [/^%PDF/, 'a PDF', 'Export it as JPEG, PNG or WebP.'],
  [/^8BPS/, 'a Photoshop file', 'Export it as JPEG, PNG or WebP.'],
];

const ANIMATED_PNG = /^\x89PNG.{33}acTL/s;

/** @throws PhotoError if the photo cannot be read, moves, or is too small or too large */
async function decode(bytes: Buffer): Promise<DecodedPhoto> {
  // imported on demand: most runs have nothing to encode
  const { default: sharp } = await import('sharp');
  const start = bytes.subarray(0, 64).toString('latin1');
  for (const [pattern, description, remedy] of OTHER_FILES)
    if (pattern.test(start))
      throw new PhotoError(`the file is ${description}, under the name of a picture.`, remedy);
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new PhotoError(
        'this is not a picture that can be read.',
        'Export it again as JPEG, PNG or WebP.',
      );
    });
  if ((metadata.pages ?? 1) > 1 || ANIMATED_PNG.test(start))
    throw new PhotoError('the picture moves.', 'Export one still picture of it as JPEG.');
  const { width, height } = metadata.autoOrient;
  if (width < MIN_WIDTH || height < MIN_HEIGHT)
    throw new PhotoError(
      width < MIN_WIDTH ? `${width} px wide is too small.` : `${height} px high is too small.`,
      `Put in a picture that is at least ${MIN_WIDTH} px wide and ${MIN_HEIGHT} px high.`,
    );
  if (width * height > MAX_MEGAPIXELS * 1e6)
    throw new PhotoError(
      `${width} x ${height} px is too large; a picture has at most ${MAX_MEGAPIXELS} megapixels.`,
      `Export it about ${LARGEST_PHOTO_WIDTH} px wide.`,
    );
  if (height * Math.min(1, LARGEST_PHOTO_WIDTH / width) > MAX_VARIANT_HEIGHT)
    throw new PhotoError(
      `${width} x ${height} px is too tall.`,
      'Crop it: most places show a picture that lies on its side.',
    );
  const decoded = sharp(bytes);
  // sharp converts images with 16 bits per channel to P3 and does not convert them back
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
  const raw = { width: info.width, height: info.height, channels: 3 } as const;
  return {
    info,
    isNeutralDrawing: metadata.exif?.includes(NEUTRAL_DRAWING_MARKER) ?? false,
    open: () => sharp(data, { raw }),
  };
}
