import { copyFileSync, existsSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import {
  addEntry,
  entry,
  publishedFiles,
  made,
  makePhotos,
  manifest,
  picture,
  addPicture,
  source,
  target,
} from './photo-folder';

describe('a picture put into the folder', () => {
  test('is published as AVIF and WebP in up to five widths, never larger than it is', async () => {
    await addPicture('pool.jpg', picture(1600, 75));
    await addPicture('door.png');
    expect(await makePhotos()).toMatchObject({ code: 0, errors: '' });

    expect(entry('pool')).toMatchObject({ width: 1600, height: 75, widths: [480, 800, 1200, 1600] });
    expect(entry('door')).toMatchObject({ width: 1280, height: 60, widths: [480, 800, 1280] });
    for (const name of ['pool', 'door']) {
      const { version, widths, width, height } = entry(name);
      expect(version).toMatch(/^[0-9a-f]{8}$/);
      for (const w of widths) {
        for (const format of ['avif', 'webp']) {
          const variant = await sharp(join(target, `${name}-${version}-${w}.${format}`)).metadata();
          expect(variant).toMatchObject({ width: w, height: Math.round((w / width) * height) });
          expect(variant.format).toBe(format === 'avif' ? 'heif' : 'webp');
        }
      }
    }
  });

  test('has the size of a dense screen beside that of others, where the original has it', async () => {
    await addPicture('hero.webp', picture(3000, 2000), { focus: { x: 0.5, y: 0.5 } });
    await makePhotos();
    expect(entry('hero')).toMatchObject({
      width: 2400,
      height: 1600,
      widths: [480, 800, 1200, 1920, 2400],
      portrait: { width: 1067, height: 1600, widths: [480, 800, 1067] },
    });
  });

  test('keeps one published name that does not change with it, at most 1600 px wide', async () => {
    await addPicture('hero.jpg', picture(1920, 80));
    await makePhotos();
    expect(entry('hero')).toMatchObject({ width: 1920, height: 80, widths: [480, 800, 1200, 1920] });
    expect(await sharp(join(target, 'hero.webp')).metadata()).toMatchObject({ width: 1600, format: 'webp' });
  });

  test('may be a WebP with any name; what is transparent becomes white', async () => {
    const clear = sharp({ create: { width: 1280, height: 60, channels: 4, background: '#00000000' } });
    addEntry('pool', { file: 'Pool am Abend.webp' });
    await clear.webp().toFile(join(source, 'Pool am Abend.webp'));
    expect(await makePhotos()).toMatchObject({ code: 0, errors: '' });
    expect(entry('pool').placeholderColor).toBe('#ffffff');
  });

  test('is turned upright and loses what the camera wrote into it', async () => {
    const camera = { IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitude: '6/1 19/1 0/1' } };
    await addPicture('shore.jpg', picture(60, 1280).withMetadata({ orientation: 6 }).withExifMerge(camera));
    expect((await sharp(join(source, 'shore.jpg')).metadata()).exif).toBeDefined();

    expect((await makePhotos()).code).toBe(0);
    expect(entry('shore')).toMatchObject({ width: 1280, height: 60 });
    for (const file of publishedFiles()) {
      const { exif, xmp, iptc, icc, orientation = 1 } = await sharp(join(target, file)).metadata();
      expect({ file, exif, xmp, iptc, icc, orientation }).toEqual({ file, orientation: 1 });
    }
  });

  test('has its average colour as placeholder', async () => {
    await addPicture('sand.jpg', picture(1280, 60, '#f0e0c0', '#f0e0c0'));
    await makePhotos();
    const [r, g, b] = (entry('sand').placeholderColor.match(/[0-9a-f]{2}/g) ?? []).map((c) =>
      parseInt(c, 16),
    );
    expect(Math.abs((r ?? 0) - 0xf0) + Math.abs((g ?? 0) - 0xe0) + Math.abs((b ?? 0) - 0xc0)).toBeLessThan(
      40,
    );
  });

  test('is cropped for upright phones around the middle that its entry names', async () => {
    await addPicture('left.jpg', picture(1280, 854), { focus: { x: 0, y: 0.5 } });
    await addPicture('whole.jpg');
    expect((await makePhotos()).code).toBe(0);

    expect(entry('whole').portrait).toBeUndefined();
    expect(entry('left').portrait).toEqual({ width: 569, height: 854, widths: [480, 569] });
    const crop = sharp(join(target, `left-${entry('left').version}-portrait-480.webp`));
    expect(await crop.metadata()).toMatchObject({ width: 480, height: 720 });
    const { channels } = await crop.stats();
    expect(channels[0]?.mean).toBeLessThan(60); // the dark half, where the centre of the picture has both
  });

  test('has a card for shared links that is cut around the same middle', async () => {
    const dark = await picture(1280, 300, '#203040', '#203040').png().toBuffer();
    const shore = picture(1280, 1000, '#f0e0c0', '#f0e0c0').composite([{ input: dark, left: 0, top: 0 }]);
    const cardOf = async () =>
      sharp(join(target, `landing-shore-${entry('landing-shore').version}-card.jpg`)).stats();
    await addPicture('landing-shore.png', shore, { focus: { x: 0.5, y: 0 } });
    await makePhotos();
    const top = (await cardOf()).channels[0]?.mean ?? 0;
    addEntry('landing-shore', { file: 'landing-shore.png', focus: { x: 0.5, y: 1 } });
    await makePhotos();
    expect((await cardOf()).channels[0]?.mean).toBeGreaterThan(top + 40);
  });
});

describe('a later run', () => {
  test('makes nothing while nothing is new', async () => {
    await addPicture('pool.jpg');
    await addPicture('door.jpg');
    await makePhotos();
    const written = () =>
      [made(), ...publishedFiles().map((file) => join(target, file))].map((file) => statSync(file).mtimeMs);
    const before = written();

    expect((await makePhotos()).output).toContain('2 pictures, 0 made');
    expect(written()).toEqual(before);
  });

  test('makes only what was replaced, and removes its old files', async () => {
    await addPicture('pool.jpg');
    await addPicture('door.jpg');
    await makePhotos();
    const before = entry('pool').version;
    const door = entry('door');

    await addPicture('pool.jpg', picture(1280, 60, '#308090'));
    const { output } = await makePhotos();
    expect(output).toContain('2 pictures, 1 made');
    expect(entry('pool').version).not.toBe(before);
    expect(entry('door')).toEqual(door);
    expect(publishedFiles().filter((file) => file.startsWith(`pool-${before}`))).toEqual([]);
    expect(publishedFiles()).toContain(`pool-${entry('pool').version}-1280.avif`);
  });

  test('forgets a picture that was taken out', async () => {
    await addPicture('pool.jpg');
    await addPicture('door.jpg');
    await makePhotos();
    rmSync(join(source, 'door.json'));
    const { code, errors } = await makePhotos();
    expect(code).toBe(0);
    expect(errors).toContain('door.jpg: no entry names this picture, so it is not published.');
    expect(Object.keys(manifest())).toEqual(['pool']);
    expect(publishedFiles().filter((file) => file.startsWith('door'))).toEqual([]);
  });

  test('makes a variant again that is missing', async () => {
    await addPicture('pool.jpg');
    await makePhotos();
    const removed = join(target, `pool-${entry('pool').version}-480.avif`);
    rmSync(removed);
    await makePhotos();
    expect(existsSync(removed)).toBe(true);
  });

  test('makes a picture anew, under new addresses, when its focus moves', async () => {
    await addPicture('pool.jpg', picture(1280, 854), { focus: { x: 0.2, y: 0.5 } });
    await makePhotos();
    const before = entry('pool').version;
    addEntry('pool', { file: 'pool.jpg', focus: { x: 0.8, y: 0.5 } });
    await makePhotos();
    expect(entry('pool').version).not.toBe(before);
  });
});

test('the placeholder is known as one until a picture takes its place', async () => {
  copyFileSync('content/photos/placeholder.jpg', join(source, 'placeholder.jpg'));
  addEntry('pool', { file: 'placeholder.jpg' });
  expect(await makePhotos()).toMatchObject({ code: 0, errors: '' });
  expect(Object.keys(manifest())).toEqual(['pool']);
  expect(entry('pool').isPlaceholder).toBe(true);
  await addPicture('pool.jpg');
  await makePhotos();
  expect(entry('pool')).not.toHaveProperty('isPlaceholder');
});

test('an upright picture is made, with a warning', async () => {
  await addPicture('pool.jpg', picture(1280, 1300));
  const { code, errors } = await makePhotos();
  expect(code).toBe(0);
  expect(errors).toContain('pool.jpg: the picture is in portrait format (1280 x 1300 px)');
});
