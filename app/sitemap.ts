import type { MetadataRoute } from 'next';
import { brands } from '@/content';
import type { Brand, Photo } from '@/content/types';
import { absoluteUrl, imageUrl } from './structured-data/facts';

export const dynamic = 'force-static';

interface Entry {
  readonly href: string;
  readonly pictures: readonly Photo[];
}

/** Indexable pages of a brand, with their main pictures. */
function brandEntries({ href, landingPhoto, pages, rooms }: Brand): readonly Entry[] {
  return [
    { href, pictures: [landingPhoto] },
    ...Object.values(pages)
      .filter(({ noindex }) => !noindex)
      .map((page) => ({ href: page.href, pictures: [page.banner] })),
    ...rooms.all.map((room) => ({ href: room.href, pictures: room.gallery })),
  ];
}

export default function sitemap(): MetadataRoute.Sitemap {
  const landing = { href: '/', pictures: brands.map(({ landingPhoto }) => landingPhoto) };
  return [landing, ...brands.flatMap(brandEntries)].map(({ href, pictures }) => ({
    url: absoluteUrl(href),
    images: pictures.map(imageUrl),
  }));
}
