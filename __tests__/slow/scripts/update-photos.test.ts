import { copyFileSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import { ContentError } from '@/content/fields/content-error';
import type { PhotoContent } from '@/content/fields/photo-content';
import { updatePhotos } from '@/scripts/update-photos';

jest.setTimeout(60_000);

let folder: string;
let source: string;
let target: string;
/** What was printed. */
let log: jest.SpiedFunction<typeof console.log>;
let warn: jest.SpiedFunction<typeof console.warn>;

beforeEach(() => {
  log = jest.spyOn(console, 'log').mockImplementation();
  warn = jest.spyOn(console, 'warn').mockImplementation();
  folder = mkdtempSync(join(tmpdir(), 'photos-'));
  source = mkdtempSync(join(folder, 'source-'));
  target = join(folder, 'public');
});

afterEach(() => rmSync(folder, { recursive: true }));

const photoFilesJson = () => join(folder, 'photo-files.json');
const update = () => updatePhotos({ source, target, photoFilesJson: photoFilesJson() });

const photoFiles = (): Record<string, Omit<PhotoContent, 'name' | 'alt'>> =>
  JSON.parse(readFileSync(photoFilesJson(), 'utf8'));
const entry = (name: string) => photoFiles()[name]!;
const writtenFiles = () => readdirSync(target);

/** A picture with a dark left and a light right half. */
function photo(width: number, height: number, left = '#203040') {
  const half = { width: Math.round(width / 2), height, channels: 3 as const, background: '#f0e0c0' };
  return sharp({ create: { width, height, channels: 3, background: left } }).composite([
    { input: { create: half }, left: Math.floor(width / 2), top: 0 },
  ]);
}

const addEntry = (name: string, entry: object) =>
  writeFileSync(join(source, `${name}.json`), JSON.stringify({ alt: 'The pool', ...entry }));

async function addPhoto(file: string, image = photo(1280, 400), entry: object = {}) {
  addEntry(parse(file).name, { file, ...entry });
  await image.toFile(join(source, file));
}

/** An entry and its file, which is not a picture. */
function addFile(file: string, bytes: Buffer | string) {
  addEntry(parse(file).name, { file });
  writeFileSync(join(source, file), bytes);
}

test('a picture is published as AVIF and WebP in up to five widths, never larger than it is', async () => {
  await addPhoto('pool.jpg', photo(1600, 400));
  await addPhoto('large.webp', photo(3000, 500));
  await update();
  expect(warn).not.toHaveBeenCalled();
  expect(entry('large').widths).toEqual([480, 800, 1200, 1920, 2400]);
  const { version, widths, width, height } = entry('pool');
  expect({ width, height, widths }).toEqual({ width: 1600, height: 400, widths: [480, 800, 1200, 1600] });
  for (const w of widths) {
    for (const [ending, format] of Object.entries({ avif: 'heif', webp: 'webp' })) {
      const variant = await sharp(join(target, `pool-${version}-${w}.${ending}`)).metadata();
      expect(variant).toMatchObject({ format, width: w, height: Math.round((w / width) * height) });
    }
  }
});

test('a picture is turned upright and loses what the camera wrote into it', async () => {
  const camera = { IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitude: '6/1 19/1 0/1' } };
  await addPhoto('shore.jpg', photo(400, 1280).withMetadata({ orientation: 6 }).withExifMerge(camera));
  expect((await sharp(join(source, 'shore.jpg')).metadata()).exif).toBeDefined();
  await update();
  expect(entry('shore')).toMatchObject({ width: 1280, height: 400 });
  for (const file of writtenFiles()) {
    const { exif, xmp, iptc, icc, orientation = 1 } = await sharp(join(target, file)).metadata();
    expect({ file, exif, xmp, iptc, icc, orientation }).toEqual({ file, orientation: 1 });
  }
});

test('a picture is cropped for upright phones around the middle that its entry names, anew when that moves', async () => {
  const meanOfCrop = async (x: number) => {
    await addPhoto('pool.jpg', photo(1280, 854), { focus: { x, y: 0.5 } });
    await update();
    expect(entry('pool').portrait).toEqual({ width: 854, height: 854, widths: [480, 854] });
    const crop = sharp(join(target, `pool-${entry('pool').version}-portrait-480.webp`));
    return (await crop.stats()).channels[0]?.mean;
  };
  // three quarters of it dark, then three quarters light; around the centre the mean is 136
  expect(await meanOfCrop(0)).toBeLessThan(100);
  expect(await meanOfCrop(1)).toBeGreaterThan(172);
});

test('a later run makes only what was replaced, and removes the files of what is gone', async () => {
  await addPhoto('pool.jpg');
  await addPhoto('door.jpg');
  await update();
  await update();
  expect(log).toHaveBeenLastCalledWith(expect.stringContaining('2 pictures, 0 made'));
  const before = entry('pool').version;
  await addPhoto('pool.jpg', photo(1280, 400, '#308090'));
  rmSync(join(source, 'door.json'));
  await update();
  expect(log).toHaveBeenLastCalledWith(expect.stringContaining('1 pictures, 1 made'));
  expect(Object.keys(photoFiles())).toEqual(['pool']);
  expect(entry('pool').version).not.toBe(before);
  expect(writtenFiles()).toContain(`pool-${entry('pool').version}-1280.avif`);
  expect(writtenFiles().filter((file) => file.startsWith('door') || file.includes(before))).toEqual([]);
});

test('the neutral drawing is known as one until a picture takes its place', async () => {
  copyFileSync('content/photos/placeholder.jpg', join(source, 'placeholder.jpg'));
  addEntry('pool', { file: 'placeholder.jpg' });
  await update();
  expect(entry('pool').isNeutralDrawing).toBe(true);
  await addPhoto('pool.jpg');
  await update();
  expect(entry('pool')).not.toHaveProperty('isNeutralDrawing');
});

test('sizes that are empty, cut off, of another picture or missing are made again', async () => {
  await addPhoto('pool.png');
  await update();
  const read = () => writtenFiles().map((file) => [file, readFileSync(join(target, file))]);
  const before = read();
  const [empty = '', cutOff = '', other = '', missing = ''] = writtenFiles().map((file) =>
    join(target, file),
  );
  writeFileSync(empty, '');
  writeFileSync(cutOff, readFileSync(cutOff).subarray(0, 100));
  copyFileSync('content/photos/placeholder.jpg', other);
  rmSync(missing);
  await update();
  expect(read()).toEqual(before);
});

const HEIC = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), Buffer.alloc(999, 7)]);

test.each<[problem: string, remedy: RegExp, prepare: () => Promise<unknown> | void]>([
  [
    'pool.jpg: the file is damaged or cut off.',
    /Export or copy .* again/,
    async () => addFile('pool.jpg', (await photo(1280, 854).jpeg().toBuffer()).subarray(0, 2000)),
  ],
  ['pool.jpg: this is not a picture that can be read.', /JPEG, PNG/, () => addFile('pool.jpg', 'hello')],
  [
    'pool.jpg: the file is a HEIC, as iPhones save pictures, under the name of a picture.',
    /Export it as JPEG, or set the phone/,
    () => addFile('pool.jpg', HEIC),
  ],
  ['pool.jpg: 1279 px wide is too small.', /at least 1280/, () => addPhoto('pool.jpg', photo(1279, 400))],
  [
    'pool.jpg: 40 MB is too large; a picture has at most 30 MB.',
    /Export it as a JPEG/,
    () => addFile('pool.jpg', Buffer.alloc(40e6)),
  ],
  [
    'pool.heic: this is not a picture that the site reads.',
    /Save it as JPEG, PNG or WebP/,
    () => writeFileSync(join(source, 'pool.heic'), ''),
  ],
  [
    'pool.jpg: there is no such file.',
    /Put it into .*, name one that is there, or delete the entry too/,
    () => addEntry('pool', { file: 'pool.jpg' }),
  ],
])('an invalid picture fails the run with a remedy: %s', async (problem, remedy, prepare) => {
  await prepare();
  const error: unknown = await update().catch((reason) => reason);
  const [problemLine, remedyLine] = error instanceof ContentError ? error.message.split('\n') : [];
  expect(problemLine).toBe(join(source, problem));
  expect(remedyLine).toMatch(remedy);
  expect(photoFiles()).toEqual({});
});

test('a wrong picture keeps its last good state, and the others are made', async () => {
  await addPhoto('pool.jpg');
  await update();
  const good = entry('pool');
  addFile('pool.jpg', 'half a download');
  await addPhoto('door.jpg');
  await expect(update()).rejects.toThrow(/pool\.jpg: /);
  expect(entry('pool')).toEqual(good);
  expect(writtenFiles()).toContain(`pool-${good.version}-1280.webp`);
  expect(entry('door').widths).toHaveLength(3);
});

test('a picture that no entry names stays, is not published, and the run prints a remedy', async () => {
  await photo(1280, 400).toFile(join(source, 'Pool am Abend.jpg'));
  await addPhoto('pool.jpg');
  // the editor leaves the file of a picture that was replaced twice
  await photo(1280, 400).toFile(join(source, 'pool.webp'));
  await update();
  const stderr = warn.mock.calls.join('\n');
  expect(stderr).toContain('Pool am Abend.jpg: no entry names this picture, so it is not published.');
  expect(stderr).toContain('Add pool-am-abend.json with { "file": "Pool am Abend.jpg"');
  expect(stderr).toContain('pool.webp: no entry names this picture, so it is not published.');
  expect(stderr).toContain('Write "file": "pool.webp" in pool.json, or delete it.');
  expect(photoFiles()).toEqual({ pool: expect.anything() });
  expect(readdirSync(source)).toContain('pool.webp');
});
