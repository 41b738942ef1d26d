/**
 * Makes the AVIF and WebP variants of every picture in content/photos.
 *
 *   npm run photos          (also before every check and build)
 *   npm run photos -- --where villa-pool-beach
 *
 * Variants and a manifest of content hashes are committed, so only new pictures are encoded.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { encode, filesOf, hasCard, PictureError, RECIPE } from './encode-photo.mjs';
import { wherePhoto } from './where-photo.mjs';

const { values: options } = parseArgs({
  options: {
    source: { type: 'string', default: 'content/photos' },
    target: { type: 'string', default: 'public/photos' },
    where: { type: 'string' },
  },
});

const MAX_MEGABYTES = 30;

const sha256 = (...parts) =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex');
const readJson = async (file, fallback) =>
  existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : fallback;
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
    } else if (/\.(jpe?g|png)$/i.test(name)) {
      errors.push(`${file}: its name has two endings. Rename it to "${name}".`);
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
  // what cannot be read is not written as the message says
  const known = await readJson(path.join(folder, 'focus.json'), {}).catch(() => undefined);
  if (Array.isArray(known) || typeof known !== 'object') {
    errors.push(
      'focus.json: write names of pictures and numbers, like { "villa-pool-beach": 0.43 }, with a comma between two.',
    );
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

  for (const [name, { width, height }] of Object.entries(manifest)) {
    if (height > width) {
      console.warn(
        `photos: ${pictures.get(name)} is upright (${width} x ${height} px). Most places show pictures lying on their ` +
          'side and cut off its top and bottom: look at the page, or put in one that lies.',
      );
    }
  }
  console.log(`photos: ${pictures.size} pictures, ${encodedCount} made, ${stale.length} old files removed`);
  for (const error of errors) console.error(`photos: ${path.join(source, error)}`);
  if (errors.length > 0) process.exitCode = 1;
}

/** Says where a picture stands, and makes nothing. */
async function printWhere(name, source) {
  try {
    console.log(wherePhoto(name, [...(await listPictures(source, [])).keys()]));
  } catch (error) {
    console.error(`photos: ${error.message}`);
    process.exitCode = 1;
  }
}

await (options.where === undefined ? main(options) : printWhere(options.where, options.source));
