import { copyFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import {
  addEntry,
  entry,
  publishedFiles,
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
    expect(await makePhotos()).toMatchObject({ code: 0, errors: '' });
    const { version, widths, width, height } = entry('pool');
    expect({ width, height, widths }).toEqual({ width: 1600, height: 75, widths: [480, 800, 1200, 1600] });
    for (const w of widths) {
      for (const [ending, format] of Object.entries({ avif: 'heif', webp: 'webp' })) {
        const variant = await sharp(join(target, `pool-${version}-${w}.${ending}`)).metadata();
        expect(variant).toMatchObject({ format, width: w, height: Math.round((w / width) * height) });
      }
    }
  });

  test('has the size of a dense screen, a square crop, and one name that does not change', async () => {
    await addPicture('hero.webp', picture(3000, 2000), { focus: { x: 0.5, y: 0.5 } });
    await makePhotos();
    expect(entry('hero')).toMatchObject({
      width: 2400,
      height: 1600,
      widths: [480, 800, 1200, 1920, 2400],
      portrait: { width: 1080, height: 1080, widths: [480, 800, 1080] },
    });
    expect(await sharp(join(target, 'hero.webp')).metadata()).toMatchObject({ width: 1600 });
  });

  test('is turned upright and loses what the camera wrote into it', async () => {
    const camera = { IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitude: '6/1 19/1 0/1' } };
    await addPicture('shore.jpg', picture(60, 1280).withMetadata({ orientation: 6 }).withExifMerge(camera));
    expect((await sharp(join(source, 'shore.jpg')).metadata()).exif).toBeDefined();
    await makePhotos();
    expect(entry('shore')).toMatchObject({ width: 1280, height: 60 });
    for (const file of publishedFiles()) {
      const { exif, xmp, iptc, icc, orientation = 1 } = await sharp(join(target, file)).metadata();
      expect({ file, exif, xmp, iptc, icc, orientation }).toEqual({ file, orientation: 1 });
    }
  });

  test('is cropped for upright phones around the middle that its entry names', async () => {
    await addPicture('left.jpg', picture(1280, 854), { focus: { x: 0, y: 0.5 } });
    await makePhotos();
    expect(entry('left').portrait).toEqual({ width: 854, height: 854, widths: [480, 854] });
    const crop = sharp(join(target, `left-${entry('left').version}-portrait-480.webp`));
    const { channels } = await crop.stats();
    expect(channels[0]?.mean).toBeLessThan(100); // three quarters dark, where the centre of the picture is half dark: 136
  });

  test('has a card for shared links that is cut around the same middle, anew when that moves', async () => {
    const dark = await picture(1280, 300, '#203040', '#203040').png().toBuffer();
    const shore = picture(1280, 1000, '#f0e0c0', '#f0e0c0').composite([{ input: dark, left: 0, top: 0 }]);
    const meanOfCard = async () => {
      await makePhotos();
      const card = join(target, `landing-shore-${entry('landing-shore').version}-card.jpg`);
      return (await sharp(card).stats()).channels[0]?.mean ?? 0;
    };
    await addPicture('landing-shore.png', shore, { focus: { x: 0.5, y: 0 } });
    const top = await meanOfCard();
    addEntry('landing-shore', { file: 'landing-shore.png', focus: { x: 0.5, y: 1 } });
    expect(await meanOfCard()).toBeGreaterThan(top + 40);
  });
});

describe('a later run', () => {
  beforeEach(async () => {
    await addPicture('pool.jpg');
    await addPicture('door.jpg');
    await makePhotos();
  });

  test('makes nothing while nothing is new', async () => {
    expect((await makePhotos()).output).toContain('2 pictures, 0 made');
  });

  test('makes only what was replaced, and removes its old files', async () => {
    const before = entry('pool').version;
    const door = entry('door');
    await addPicture('pool.jpg', picture(1280, 60, '#308090'));
    expect((await makePhotos()).output).toContain('2 pictures, 1 made');
    expect(entry('pool').version).not.toBe(before);
    expect(entry('door')).toEqual(door);
    expect(publishedFiles().filter((file) => file.startsWith(`pool-${before}`))).toEqual([]);
    expect(publishedFiles()).toContain(`pool-${entry('pool').version}-1280.avif`);
  });

  test('forgets a picture that was taken out', async () => {
    rmSync(join(source, 'door.json'));
    await makePhotos();
    expect(Object.keys(manifest())).toEqual(['pool']);
    expect(publishedFiles().filter((file) => file.startsWith('door'))).toEqual([]);
  });
});

test('the placeholder is known as one until a picture takes its place', async () => {
  copyFileSync('content/photos/placeholder.jpg', join(source, 'placeholder.jpg'));
  addEntry('pool', { file: 'placeholder.jpg' });
  await makePhotos();
  expect(entry('pool').isPlaceholder).toBe(true);
  await addPicture('pool.jpg');
  await makePhotos();
  expect(entry('pool')).not.toHaveProperty('isPlaceholder');
});
