// Encodes one picture: variants, portrait crop and social card.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';

const MIN_WIDTH = 1280;
const MAX_MEGAPIXELS = 100;

/** Part of each version: a change encodes every picture again. */
export const RECIPE = {
  edition: 2,
  // the last is for dense and for wide screens alone; others take one before it
  widths: [480, 800, 1200, 1920, 2400],
  stableWidth: 1600,
  portrait: { widths: [480, 800, 1080], ratio: 1 },
  // Measured on renders: effort 4 takes four times as long as 3 for 4 % fewer bytes,
  // full chroma costs 8 % more bytes and is invisible at two device pixels per CSS pixel.
  avif: { quality: 45, effort: 3, chromaSubsampling: '4:2:0' },
  webp: { quality: 76, effort: 4, smartSubsample: true },
};

/** In the EXIF of placeholder.jpg, so that copies of it are recognised as placeholders. */
const PLACEHOLDER_MARKER = 'Drawn placeholder';

const portraitFileName = (name, version, width, format) => `${name}-${version}-portrait-${width}.${format}`;
const fileName = (name, version, width, format) => `${name}-${version}-${width}.${format}`;
const stableFileName = (name) => `${name}.webp`;
const cardFileName = (name, version) => `${name}-${version}-card.jpg`;

/** Social card. */
const CARD = { width: 1200, height: 630, quality: 82 };
/** Social cards are cropped from the landing picture of each brand, and from the village for the site. */
export const hasCard = (name) => name.startsWith('landing-') || name === 'village-shore';

/** An error of the picture, not of the program. */
export class PictureError extends Error {
  constructor(problem, remedy) {
    super(problem);
    this.remedy = remedy;
  }
}

/** File names of all variants of a picture. */
export function filesOf(name, { version, widths, portrait, card }) {
  const formats = ['avif', 'webp'];
  return [
    stableFileName(name),
    ...(card ? [cardFileName(name, version)] : []),
    ...formats.flatMap((format) => [
      ...widths.map((width) => fileName(name, version, width, format)),
      ...(portrait?.widths ?? []).map((width) => portraitFileName(name, version, width, format)),
    ]),
  ];
}

/** The steps for a picture of that width, at most as wide as it is. */
function widthsUpTo(width, steps) {
  const largest = Math.min(width, steps.at(-1));
  // skips a width just below the largest, which would save visitors nothing
  return [...steps.filter((step) => step < largest * 0.85), largest];
}

/**
 * The piece of a picture with the shape of `width` x `height`, as large as it can be. The focus is as far into the piece
 * as it is into the picture, as with `object-position`.
 */
function cropTo(picture, width, height, { x, y } = { x: 0.5, y: 0.5 }) {
  const scale = Math.min(picture.width / width, picture.height / height);
  const crop = { width: Math.round(width * scale), height: Math.round(height * scale) };
  return {
    left: Math.round((picture.width - crop.width) * x),
    top: Math.round((picture.height - crop.height) * y),
    ...crop,
  };
}

/**
 * Writes all files of a picture.
 * @returns its entry in the manifest
 */
export async function encode(name, version, bytes, focus, target) {
  // imported on demand: most runs have nothing to encode
  const { default: sharp } = await import('sharp');
  const whole = (image, info) =>
    sharp(image, { raw: { width: info.width, height: info.height, channels: 3 } });

  let metadata;
  try {
    metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    throw new PictureError(
      'this is not a picture that can be read.',
      'Export it again as JPEG, PNG or WebP.',
    );
  }
  const { width, height } = metadata.autoOrient;
  if (width < MIN_WIDTH) {
    throw new PictureError(
      `${width} px wide is too small.`,
      `Put in a picture that is at least ${MIN_WIDTH} px wide.`,
    );
  }
  if (width * height > MAX_MEGAPIXELS * 1e6) {
    throw new PictureError(
      `${width} x ${height} px is too large; a picture has at most ${MAX_MEGAPIXELS} megapixels.`,
      'Export it about 2400 px wide.',
    );
  }

  let full;
  try {
    // applies EXIF rotation and drops all metadata
    full = await sharp(bytes)
      .autoOrient()
      .flatten({ background: '#fff' })
      .resize({ width: Math.min(width, RECIPE.widths.at(-1)) })
      .toColourspace('srgb')
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch {
    throw new PictureError('the file is damaged or cut off.', 'Export or copy the picture again.');
  }
  const { data, info } = full;
  const isPlaceholder = metadata.exif?.includes(PLACEHOLDER_MARKER) ?? false;

  const write = async (image, file) => {
    const encoded = await (
      file.endsWith('.avif') ? image.avif(RECIPE.avif) : image.webp(RECIPE.webp)
    ).toBuffer();
    await writeFile(path.join(target, file), encoded);
  };
  const writeBoth = async (image, toFile) => {
    for (const format of ['avif', 'webp']) await write(image.clone(), toFile(format));
  };

  const widths = widthsUpTo(info.width, RECIPE.widths);
  for (const w of widths) {
    await writeBoth(whole(data, info).resize({ width: w }), (format) => fileName(name, version, w, format));
  }
  await write(
    whole(data, info).resize({ width: Math.min(info.width, RECIPE.stableWidth) }),
    stableFileName(name),
  );

  let portrait;
  if (focus !== undefined) {
    const crop = cropTo(info, RECIPE.portrait.ratio, 1, focus);
    const cropWidths = widthsUpTo(crop.width, RECIPE.portrait.widths);
    const largest = cropWidths.at(-1);
    portrait = {
      width: largest,
      height: Math.round((largest / crop.width) * crop.height),
      widths: cropWidths,
    };
    for (const w of cropWidths) {
      const image = whole(data, info).extract(crop).resize({ width: w });
      await writeBoth(image, (format) => portraitFileName(name, version, w, format));
    }
  }

  const card = hasCard(name);
  if (card) {
    await whole(data, info)
      .extract(cropTo(info, CARD.width, CARD.height, focus))
      .resize(CARD.width, CARD.height)
      .jpeg({ quality: CARD.quality, mozjpeg: true })
      .toFile(path.join(target, cardFileName(name, version)));
  }

  // the average, not the dominant colour: that of a night picture is black
  const { channels } = await whole(data, info).stats();
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
