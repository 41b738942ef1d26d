import { writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import {
  addEntry,
  entry,
  publishedFiles,
  makePhotos,
  manifest,
  picture,
  addPicture,
  source,
} from './photo-folder';

/** A JPEG whose header states another size than it has. */
async function jpegClaimingSize(width: number, height: number) {
  const bytes = await picture(16, 16).jpeg().toBuffer();
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  bytes.writeUInt16BE(height, frame + 5);
  bytes.writeUInt16BE(width, frame + 7);
  return bytes;
}

/** An entry and its file, which is no picture. */
function addFile(file: string, bytes: Buffer | string) {
  addEntry(parse(file).name, { file });
  writeFileSync(join(source, file), bytes);
}

describe('the run stops and says what is wrong, then what to do', () => {
  const refusals: [string, () => Promise<unknown> | void, problem: string, remedy: RegExp][] = [
    [
      'cut off',
      async () => addFile('pool.jpg', (await picture(1280, 854).jpeg().toBuffer()).subarray(0, 2000)),
      'pool.jpg: the file is damaged or cut off.',
      /Export or copy .* again/,
    ],
    [
      'not a picture at all',
      () => addFile('pool.jpg', 'hello'),
      'pool.jpg: this is not a picture that can be read.',
      /JPEG, PNG or WebP/,
    ],
    ['empty', () => addFile('pool.webp', ''), 'pool.webp: the file is empty.', /Export or copy .* again/],
    [
      'too small',
      () => addPicture('pool.jpg', picture(1279, 60)),
      'pool.jpg: 1279 px wide is too small.',
      /at least 1280/,
    ],
    [
      'too many pixels',
      async () => addFile('pool.jpg', await jpegClaimingSize(11_000, 9_200)),
      'pool.jpg: 11000 x 9200 px is too large; a picture has at most 100 megapixels.',
      /Export it about 2400 px wide/,
    ],
    [
      'too many bytes',
      () => addFile('pool.jpg', Buffer.alloc(40e6)),
      'pool.jpg: 40 MB is too large; a picture has at most 30 MB.',
      /Export it as a JPEG/,
    ],
    [
      'of another kind',
      () => writeFileSync(join(source, 'pool.heic'), ''),
      'pool.heic: this is not a picture that the site reads.',
      /Save it as JPEG, PNG or WebP/,
    ],
    [
      'named by an entry, but not there',
      () => addEntry('pool', { file: 'pool.jpg' }),
      'pool.jpg: there is no such file.',
      /Put it into .*, or name one that is there/,
    ],
    [
      'there with another ending',
      async () => {
        await addPicture('pool.png');
        addEntry('pool', { file: 'pool.jpg' });
      },
      'pool.jpg: there is no such file.',
      /Write "file": "pool\.png"/,
    ],
  ];
  test.each(refusals)('where a picture is %s', async (_, prepare, problem, remedy) => {
    await prepare();
    const { code, errors } = await makePhotos();
    expect(code).toBe(1);
    const [said = '', advice] = errors.split('\n').slice(-3);
    expect(said).toBe(join(source, problem));
    expect(advice).toMatch(remedy);
    expect(manifest()).toEqual({});
  });

  test('and still keeps the last good state of that picture and makes the others', async () => {
    await addPicture('pool.jpg');
    await makePhotos();
    const good = entry('pool');
    addFile('pool.jpg', 'half a download');
    await addPicture('door.jpg');
    expect((await makePhotos()).code).toBe(1);
    expect(entry('pool')).toEqual(good);
    expect(publishedFiles()).toContain(`pool-${good.version}-1280.webp`);
    expect(entry('door').widths).toHaveLength(3);
  });
  test('but not for an entry that cannot be read, which the check of content refuses', async () => {
    await addPicture('pool.jpg');
    await makePhotos();
    const good = entry('pool');
    for (const broken of [
      '{ "file": "pool.jpg" "alt"',
      '{ "file": "pool.jpg", "focus": { "x": 3, "y": 0 } }',
    ]) {
      writeFileSync(join(source, 'pool.json'), broken);
      expect(await makePhotos()).toMatchObject({ code: 0 });
      expect(entry('pool')).toEqual(good);
    }
  });
});

test.each([
  [
    'Pool am Abend.jpg',
    'Add pool-am-abend.json with { "file": "Pool am Abend.jpg", "alt": "what it shows" }',
  ],
  ['door.png', 'door.json names door.jpg: write "file": "door.png" there, or delete this one.'],
])('%s, which no entry names, is not published, and the run says so', async (file, remedy) => {
  await addPicture('door.jpg');
  await picture(1280, 60).toFile(join(source, file));
  const { code, errors } = await makePhotos();
  expect(code).toBe(0);
  expect(errors).toContain(`${file}: no entry names this picture, so it is not published.\n  ${remedy}`);
  expect(Object.keys(manifest())).toEqual(['door']);
});
