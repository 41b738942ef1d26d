import type { MetadataRoute } from 'next';
import { brands } from '@/content';
import type { Brand, Photo } from '@/content/types';
import { absolute, pictureAddress } from './structured-data/facts';

export const dynamic = 'force-static';

interface Entry {
  readonly path: string;
  readonly pictures: readonly Photo[];
}

/** The pages of a house that search engines may keep, with the pictures that carry them. */
function entriesOf({ id, landingPhoto, pages, rooms }: Brand): readonly Entry[] {
  return [
    { path: `/${id}`, pictures: [landingPhoto] },
    ...Object.entries(pages)
      .filter(([, { noindex }]) => !noindex)
      .map(([segment, { banner }]) => ({ path: `/${id}/${segment}`, pictures: [banner] })),
    ...rooms.all.map((room) => ({ path: `/${id}/room/${room.id}`, pictures: room.gallery })),
  ];
}

export default function sitemap(): MetadataRoute.Sitemap {
  const houses: readonly Brand[] = Object.values(brands);
  const landing = { path: '/', pictures: houses.map(({ landingPhoto }) => landingPhoto) };
  return [landing, ...houses.flatMap(entriesOf)].map(({ path, pictures }) => ({
    url: absolute(path),
    images: pictures.map(pictureAddress),
  }));
}
