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

/** An entry and its file, which is no picture. */
function addFile(file: string, bytes: Buffer | string) {
  addEntry(parse(file).name, { file });
  writeFileSync(join(source, file), bytes);
}

type Refusal = readonly [
  what: string,
  prepare: () => Promise<unknown> | void,
  problem: string,
  remedy: RegExp,
];

test.each<Refusal>([
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
  [
    'too small',
    () => addPicture('pool.jpg', picture(1279, 60)),
    'pool.jpg: 1279 px wide is too small.',
    /at least 1280/,
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
])(
  'where a picture is %s the run says what is wrong, then what to do',
  async (_, prepare, problem, remedy) => {
    await prepare();
    const { code, errors } = await makePhotos();
    expect(code).toBe(1);
    const [said, advice] = errors.split('\n').slice(-3);
    expect(said).toBe(join(source, problem));
    expect(advice).toMatch(remedy);
    expect(manifest()).toEqual({});
  },
);

test('a wrong picture keeps its last good state, and the others are made', async () => {
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

test('a picture that no entry names is not published, and the run says what to do', async () => {
  await addPicture('door.jpg');
  await picture(1280, 60).toFile(join(source, 'Pool am Abend.jpg'));
  const { code, errors } = await makePhotos();
  expect(code).toBe(0);
  expect(errors).toContain('Pool am Abend.jpg: no entry names this picture, so it is not published.');
  expect(errors).toContain('Add pool-am-abend.json with { "file": "Pool am Abend.jpg"');
  expect(Object.keys(manifest())).toEqual(['door']);
});
