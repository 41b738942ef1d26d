/**
 * Makes the AVIF and WebP variants of every picture in content/photos.
 *
 *   npm run photos          (also before every build)
 *
 * Variants and a manifest of content hashes are committed, so only new pictures are encoded.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';

const { values: options } = parseArgs({
  options: {
    source: { type: 'string', default: 'content/photos' },
    target: { type: 'string', default: 'public/photos' },
  },
});

const MIN_WIDTH = 1280;
const MAX_MEGABYTES = 30;
const MAX_MEGAPIXELS = 100;

/** Part of each version: a change encodes every picture again. */
const RECIPE = {
  edition: 1,
  widths: [480, 800, 1200],
  largestWidth: 1920,
  stableWidth: 1600,
  portrait: { widths: [480, 800], ratio: 2 / 3 },
  // Measured on renders: effort 4 takes four times as long as 3 for 4 % fewer bytes,
  // full chroma costs 8 % more bytes and is invisible at two device pixels per CSS pixel.
  avif: { quality: 45, effort: 3, chromaSubsampling: '4:2:0' },
  webp: { quality: 76, effort: 4, smartSubsample: true },
};

/** In the EXIF of placeholder.jpg, so that copies of it are recognised as placeholders. */
const PLACEHOLDER_MARKER = 'Drawn placeholder';

const sha256 = (...parts) =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex');
const readJson = async (file, fallback) =>
  existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : fallback;
const portraitFileName = (name, version, width, format) => `${name}-${version}-portrait-${width}.${format}`;
const fileName = (name, version, width, format) => `${name}-${version}-${width}.${format}`;
const stableFileName = (name) => `${name}.webp`;
const cardFileName = (name, version) => `${name}-${version}-card.jpg`;

/** Social card. */
const CARD = { width: 1200, height: 630, quality: 82 };
/** Social cards are cropped from the landing picture of each brand, and from the village for the site. */
const hasCard = (name) => name.startsWith('landing-') || name === 'village-shore';

class PictureError extends Error {}

const NOT_PUBLISHED = ['manifest.json', 'focus.json', 'placeholder.jpg', 'README.md'];

/** Pictures of the folder by name; other files are errors. */
async function listPictures(folder, errors) {
  const pictures = new Map();
  for (const file of (await readdir(folder)).sort()) {
    if (file.startsWith('.') || NOT_PUBLISHED.includes(file)) continue;
    const { name, ext } = path.parse(file);
    const duplicate = pictures.get(name);
    if (!['.jpg', '.jpeg', '.png'].includes(ext.toLowerCase())) {
      errors.push(
        `${file}: "${ext}" is not a picture this site reads. Save it as JPEG or PNG, or take it out.`,
      );
    } else if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) {
      errors.push(
        `${file}: name it with small letters, digits and single hyphens, like "villa-pool-beach.jpg".`,
      );
    } else if (duplicate) {
      errors.push(`${file}: ${duplicate} has the same name. Keep one of the two.`);
    } else {
      pictures.set(name, file);
    }
  }
  return pictures;
}

/** focus.json: centre of the portrait crop, 0 (left) to 1 (right). */
async function readFocus(folder, pictures, errors) {
  const focus = new Map();
  const known = await readJson(path.join(folder, 'focus.json'), {});
  if (Array.isArray(known) || typeof known !== 'object') {
    errors.push('focus.json: write names of pictures and numbers, like { "villa-pool-beach": 0.43 }.');
    return focus;
  }
  for (const [name, centre] of Object.entries(known)) {
    if (!pictures.has(name)) {
      errors.push(`focus.json: there is no picture "${name}". Correct the name or take the line out.`);
    } else if (typeof centre !== 'number' || !(centre >= 0 && centre <= 1)) {
      errors.push(`focus.json: "${name}" needs a number from 0 (left) to 1 (right).`);
    } else {
      focus.set(name, centre);
    }
  }
  return focus;
}

async function readPicture(file) {
  const { size } = await stat(file);
  if (size > MAX_MEGABYTES * 1e6) {
    throw new PictureError(
      `${Math.round(size / 1e6)} MB is too large (at most ${MAX_MEGABYTES} MB). Export it as a JPEG about 2400 px wide.`,
    );
  }
  return readFile(file);
}

/** File names of all variants of a picture. */
function filesOf(name, { version, widths, portrait, card }) {
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

function widthsUpTo(largest, ladder) {
  // skips a width just below the largest, which would save visitors nothing
  return [...ladder.filter((width) => width < largest * 0.85), largest];
}

async function encode(name, version, bytes, focus, target) {
  // imported on demand: most runs have nothing to encode
  const { default: sharp } = await import('sharp');
  const whole = (image, info) =>
    sharp(image, { raw: { width: info.width, height: info.height, channels: 3 } });

  let metadata;
  try {
    metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    throw new PictureError('this is not a JPEG or PNG that can be read. Export the picture again.');
  }
  const { width, height } = metadata.autoOrient;
  if (width < MIN_WIDTH) {
    throw new PictureError(
      `${width} px wide is too small. Put in one that is at least ${MIN_WIDTH} px wide.`,
    );
  }
  if (width * height > MAX_MEGAPIXELS * 1e6) {
    throw new PictureError(
      `${width} x ${height} px is too large (at most ${MAX_MEGAPIXELS} megapixels). Export it about 2400 px wide.`,
    );
  }

  let full;
  try {
    // applies EXIF rotation and drops all metadata
    full = await sharp(bytes)
      .autoOrient()
      .flatten({ background: '#fff' })
      .resize({ width: Math.min(width, RECIPE.largestWidth) })
      .toColourspace('srgb')
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch {
    throw new PictureError('the file is damaged or cut off. Export or copy the picture again.');
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
    const cropWidth = Math.min(info.width, Math.round(info.height * RECIPE.portrait.ratio));
    const cropHeight = Math.min(info.height, Math.round(cropWidth / RECIPE.portrait.ratio));
    const left = Math.round((info.width - cropWidth) * focus);
    const top = Math.round((info.height - cropHeight) / 2);
    const largest = Math.min(cropWidth, RECIPE.portrait.widths.at(-1));
    portrait = {
      focus,
      width: largest,
      height: Math.round((largest / cropWidth) * cropHeight),
      widths: widthsUpTo(largest, RECIPE.portrait.widths),
    };
    for (const w of portrait.widths) {
      const crop = whole(data, info).extract({ left, top, width: cropWidth, height: cropHeight });
      await writeBoth(crop.resize({ width: w }), (format) => portraitFileName(name, version, w, format));
    }
  }

  const card = hasCard(name);
  if (card) {
    await whole(data, info)
      .resize(CARD.width, CARD.height, { fit: 'cover' })
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

/** One line per picture, to avoid merge conflicts. */
async function writeManifest(file, manifest) {
  const lines = Object.keys(manifest)
    .sort()
    .map((name) => `  ${JSON.stringify(name)}: ${JSON.stringify(manifest[name])}`);
  const text = `{\n${lines.join(',\n')}\n}\n`;
  if (existsSync(file) && (await readFile(file, 'utf8')) === text) return;
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
}

async function main({ source, target }) {
  const errors = [];
  const manifestFile = path.join(source, 'manifest.json');
  const known = await readJson(manifestFile, {});
  const pictures = await listPictures(source, errors);
  const focus = await readFocus(source, pictures, errors);
  await mkdir(target, { recursive: true });
  const present = new Set(await readdir(target));

  const manifest = {};
  let encodedCount = 0;
  for (const [name, file] of pictures) {
    try {
      const bytes = await readPicture(path.join(source, file));
      const version = sha256(JSON.stringify([RECIPE, focus.get(name) ?? null]), bytes).slice(0, 8);
      const entry = known[name];
      const current = entry?.version === version && (entry.card ?? false) === hasCard(name);
      if (current && filesOf(name, entry).every((variant) => present.has(variant))) {
        manifest[name] = entry;
        continue;
      }
      manifest[name] = await encode(name, version, bytes, focus.get(name), target);
      encodedCount += 1;
      console.log(`photos: ${file} made in ${manifest[name].widths.length} widths`);
      // written after each picture, so that an interrupted run loses only one
      await writeManifest(manifestFile, { ...known, ...manifest });
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
      errors.push(`${file}: ${error.message}`);
      if (known[name]) manifest[name] = known[name];
    }
  }
  await writeManifest(manifestFile, manifest);

  const wanted = new Set(Object.entries(manifest).flatMap(([name, entry]) => filesOf(name, entry)));
  const stale = [...(await readdir(target))].filter(
    (file) => /\.(avif|webp|jpg)$/.test(file) && !wanted.has(file),
  );
  for (const file of stale) await rm(path.join(target, file));

  console.log(`photos: ${pictures.size} pictures, ${encodedCount} made, ${stale.length} old files removed`);
  for (const error of errors) console.error(`photos: ${path.join(source, error)}`);
  if (errors.length > 0) process.exitCode = 1;
}

await main(options);
