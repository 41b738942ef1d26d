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

const { values: options } = parseArgs({
  options: {
    source: { type: 'string', default: 'content/photos' },
    target: { type: 'string', default: 'public/photos' },
    made: { type: 'string', default: 'content/photo-files.json' },
    where: { type: 'string' },
  },
});

const MAX_MEGABYTES = 30;
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const sha256 = (...parts) =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex');
const readJson = async (file, fallback) =>
  existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : fallback;

/** What "npm run check" finds nothing wrong with. */
const isEntry = ({ file, focus } = {}) =>
  typeof file === 'string' &&
  [focus?.x ?? 0, focus?.y ?? 0].every((place) => typeof place === 'number' && place >= 0 && place <= 1);

/** Entries by their names. One that cannot be read has no value: "npm run check" says what is wrong with it. */
async function readEntries(folder, files) {
  const entries = new Map();
  for (const file of files.filter((one) => one.endsWith('.json'))) {
    const { name } = path.parse(file);
    if (!SLUG.test(name)) continue;
    const entry = await readJson(path.join(folder, file)).catch(() => undefined);
    entries.set(name, isEntry(entry) ? entry : undefined);
  }
  return entries;
}

/** Says which files no entry names, and refuses those that are no pictures. */
function checkFiles(folder, files, entries, errors) {
  const named = new Set([...entries.values()].map((entry) => entry?.file));
  for (const file of files) {
    const { name, ext } = path.parse(file);
    if (named.has(file) || ext === '.json' || ['placeholder.jpg', 'README.md'].includes(file)) continue;
    const where = path.join(folder, file);
    if (!/^\.(?:jpe?g|png|webp)$/i.test(ext)) {
      errors.push([
        `${where}: this is not a picture that the site reads.`,
        'Save it as JPEG, PNG or WebP, or take it out.',
      ]);
      continue;
    }
    const slug =
      name
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '') || 'garden-room';
    const entry = entries.get(slug);
    const remedy = entry
      ? `${slug}.json names ${entry.file}: write "file": "${file}" there, or delete this one.`
      : `Add ${slug}.json with { "file": "${file}", "alt": "what it shows" }, or delete it.`;
    console.warn(`${where}: no entry names this picture, so it is not published.\n  ${remedy}`);
  }
}

async function readPicture(folder, file, files) {
  if (!files.includes(file)) {
    const similar = files.find(
      (one) =>
        one.toLowerCase() === file.toLowerCase() ||
        (path.parse(one).name === path.parse(file).name && !one.endsWith('.json')),
    );
    throw new PictureError(
      'there is no such file.',
      similar
        ? `Write "file": "${similar}" in the entry.`
        : `Put it into ${folder}, or name one that is there.`,
    );
  }
  const { size } = await stat(path.join(folder, file));
  if (size === 0) throw new PictureError('the file is empty.', 'Export or copy the picture again.');
  if (size > MAX_MEGABYTES * 1e6) {
    throw new PictureError(
      `${Math.round(size / 1e6)} MB is too large; a picture has at most ${MAX_MEGABYTES} MB.`,
      'Export it as a JPEG about 2400 px wide.',
    );
  }
  return readFile(path.join(folder, file));
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

async function main({ source, target, made }) {
  const errors = [];
  const known = await readJson(made, {});
  const files = (await readdir(source)).filter((file) => !file.startsWith('.')).sort();
  const entries = await readEntries(source, files);
  checkFiles(source, files, entries, errors);
  await mkdir(target, { recursive: true });
  const present = new Set(await readdir(target));

  const manifest = {};
  let encodedCount = 0;
  for (const [name, entry] of entries) {
    const before = known[name];
    try {
      if (!entry) throw new PictureError();
      const bytes = await readPicture(source, entry.file, files);
      const version = sha256(JSON.stringify([RECIPE, entry.focus ?? null]), bytes).slice(0, 8);
      const current = before?.version === version && (before.card ?? false) === hasCard(name);
      if (current && filesOf(name, before).every((variant) => present.has(variant))) {
        manifest[name] = before;
        continue;
      }
      manifest[name] = await encode(name, version, bytes, entry.focus, target);
      encodedCount += 1;
      console.log(`photos: ${entry.file} made in ${manifest[name].widths.length} widths`);
      // written after each picture, so that an interrupted run loses only one
      await writeManifest(made, { ...known, ...manifest });
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
      if (error.message) errors.push([`${path.join(source, entry.file)}: ${error.message}`, error.remedy]);
      if (before) manifest[name] = before;
    }
  }
  await writeManifest(made, manifest);

  const wanted = new Set(Object.entries(manifest).flatMap(([name, entry]) => filesOf(name, entry)));
  const stale = [...(await readdir(target))].filter(
    (file) => /\.(avif|webp|jpg)$/.test(file) && !wanted.has(file),
  );
  for (const file of stale) await rm(path.join(target, file));

  for (const [name, { width, height }] of Object.entries(manifest)) {
    if (height > width) {
      console.warn(
        `${path.join(source, entries.get(name)?.file ?? name)}: the picture is in portrait format (${width} x ${height} px), most places cut off its top and bottom.\n` +
          '  Look at the page, or use a landscape picture.',
      );
    }
  }
  console.log(`photos: ${entries.size} pictures, ${encodedCount} made, ${stale.length} old files removed`);
  for (const [problem, remedy] of errors) console.error(`${problem}\n  ${remedy}`);
  if (errors.length > 0) process.exitCode = 1;
}

if (options.where === undefined) {
  await main(options);
} else {
  process.argv.splice(2, Infinity, 'where-photo', options.where);
  await import('./run.mjs');
}
