import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  entry,
  focusOn,
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

describe('the run stops and names the file and the remedy', () => {
  const refusals: [string, () => Promise<unknown> | void, RegExp][] = [
    [
      'cut off',
      async () =>
        writeFileSync(
          join(source, 'pool.jpg'),
          (await picture(1280, 854).jpeg().toBuffer()).subarray(0, 2000),
        ),
      /pool\.jpg: .*(damaged|read).*again/,
    ],
    [
      'not a picture at all',
      () => writeFileSync(join(source, 'pool.jpg'), 'hello'),
      /pool\.jpg: .*Export the picture again/,
    ],
    [
      'too small',
      () => addPicture('pool.jpg', picture(1279, 60)),
      /pool\.jpg: 1279 px wide is too small.*at least 1280/,
    ],
    [
      'too many pixels',
      async () => writeFileSync(join(source, 'pool.jpg'), await jpegClaimingSize(11_000, 9_200)),
      /pool\.jpg: 11000 x 9200 px is too large.*Export/,
    ],
    [
      'too many bytes',
      () => writeFileSync(join(source, 'pool.jpg'), Buffer.alloc(31e6)),
      /pool\.jpg: 31 MB is too large.*Export/,
    ],
    [
      'of another kind',
      () => writeFileSync(join(source, 'pool.heic'), ''),
      /pool\.heic: .*Save it as JPEG or PNG/,
    ],
    [
      'named with characters that URLs cannot have',
      () => addPicture('Pool am Abend.jpg'),
      /Pool am Abend\.jpg: .*small letters/,
    ],
    [
      'given its ending twice',
      () => addPicture('pool.jpg.jpg'),
      /pool\.jpg\.jpg: .*two endings.*Rename it to "pool\.jpg"/,
    ],
  ];
  test.each(refusals)('where a picture is %s', async (_, prepare, error) => {
    await prepare();
    const { code, errors } = await makePhotos();
    expect(code).toBe(1);
    expect(errors).toMatch(error);
    expect(manifest()).toEqual({});
  });

  test('where two files have one name', async () => {
    await addPicture('pool.jpg');
    await addPicture('pool.png');
    const { code, errors } = await makePhotos();
    expect(code).toBe(1);
    expect(errors).toMatch(/pool\.png: pool\.jpg has the same name. Keep one/);
  });

  test('where focus.json cannot be read', async () => {
    await addPicture('pool.jpg');
    writeFileSync(join(source, 'focus.json'), '{ "pool": 0.5 "door": 0.2 }');
    const { code, errors } = await makePhotos();
    expect(code).toBe(1);
    expect(errors).toMatch(/^.*focus\.json: write names of pictures and numbers, .*comma/m);
    expect(errors).not.toMatch(/^\s+at /m);
  });

  test('where focus.json names no picture or no place in it', async () => {
    await addPicture('pool.jpg');
    focusOn({ pol: 0.5, pool: 3 });
    const { code, errors } = await makePhotos();
    expect(code).toBe(1);
    expect(errors).toContain('there is no picture "pol"');
    expect(errors).toContain('"pool" needs a number from 0 (left) to 1 (right)');
  });

  test('and still keeps the last good state of that picture and makes the others', async () => {
    await addPicture('pool.jpg');
    await makePhotos();
    const good = entry('pool');
    writeFileSync(join(source, 'pool.jpg'), 'half a download');
    await addPicture('door.jpg');
    expect((await makePhotos()).code).toBe(1);
    expect(entry('pool')).toEqual(good);
    expect(publishedFiles()).toContain(`pool-${good.version}-1280.webp`);
    expect(entry('door').widths).toHaveLength(3);
  });
});
