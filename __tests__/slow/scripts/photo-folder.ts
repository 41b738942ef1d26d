import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import type { Photo } from '@/content';

// Folders of pictures for the tests of scripts/photos.mjs: each test gets its own.

// pictures are really encoded, so they are small
jest.setTimeout(60_000);

let folder: string;
export let source: string;
export let target: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'photos-'));
  source = mkdtempSync(join(folder, 'source-'));
  target = join(folder, 'public');
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** Runs scripts/photos.mjs on the folders of the test. */
export function makePhotos() {
  return new Promise<{ code: number; errors: string; output: string }>((done) => {
    const args = ['scripts/photos.mjs', '--source', source, '--target', target, '--made', made()];
    execFile(process.execPath, args, (error, output, errors) => {
      done({ code: error ? Number(error.code) : 0, output, errors });
    });
  });
}

type Manifest = Record<string, Omit<Photo, 'name' | 'alt'>>;
export const made = () => join(folder, 'photo-files.json');
export const manifest = () => JSON.parse(readFileSync(made(), 'utf8')) as Manifest;
export const publishedFiles = () => readdirSync(target).sort();
export const entry = (name: string) => {
  const known = manifest()[name];
  if (!known) throw new Error(`${name} has not been made`);
  return known;
};

/** A picture with a dark left and a light right half. */
export function picture(width: number, height: number, left = '#203040', right = '#f0e0c0') {
  const half = { create: { width: Math.round(width / 2), height, channels: 3 as const, background: right } };
  return sharp({ create: { width, height, channels: 3, background: left } }).composite([
    { input: half, left: Math.floor(width / 2), top: 0 },
  ]);
}

/** The entry of a picture. */
export const addEntry = (name: string, entry: object) =>
  writeFileSync(join(source, `${name}.json`), JSON.stringify({ alt: 'The pool', ...entry }));

/** A picture with its entry. */
export async function addPicture(file: string, image = picture(1280, 60), entry: object = {}) {
  addEntry(parse(file).name, { file, ...entry });
  await image.toFile(join(source, file));
}
