/** @jest-environment node */
import { brands } from '@/content';
import type { HomeContent, Photo } from '@/content';

const homes = brands.map(({ id, home }) => [id, home] as const);

const lightbox = ({ gallery }: HomeContent): Photo[] => [
  ...gallery.tiles.map(({ photo }) => photo),
  ...gallery.morePhotos,
];

function everyPicture(home: HomeContent): string[] {
  const { hero, intro, ourLodges, bestRooms, facilities, video } = home;
  return [
    ...hero.slides.map(({ photo }) => photo),
    intro.photo,
    ...(intro.secondaryPhoto ? [intro.secondaryPhoto] : []),
    ...(ourLodges?.featured ?? []).map(({ photo }) => photo),
    ...bestRooms.featured.map(({ photo }) => photo),
    ...lightbox(home),
    ...facilities.blocks.map(({ photo }) => photo),
    video.poster,
  ].map(({ name }) => name);
}

describe.each(homes)('%s', (_, home) => {
  test('no picture is on the home twice', () => {
    const names = everyPicture(home);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  test('every picture of the hero has a crop for phones', () => {
    expect(home.hero.slides.filter(({ photo }) => !photo.portrait).map(({ photo }) => photo.name)).toEqual(
      [],
    );
  });

  test('samples are marked as samples', () => {
    for (const { sample, name } of home.testimonials.list) {
      expect(sample).toBe(name === 'Sample guest');
    }
  });
});

test('the lightboxes of the brands share no picture', () => {
  const sets = homes.map(([, home]) => lightbox(home).map(({ name }) => name));
  expect(new Set(sets.flat()).size).toBe(sets.flat().length);
});
