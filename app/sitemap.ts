import type { MetadataRoute } from 'next';
import { getSite } from '@/content';
import { languages } from '@/content/i18n/languages';
import type { SitePath } from '@/lib/site-path';
import type { LocalizedHomeLinks } from '@/content/i18n/localized-home-links';
import type { Brand } from '@/content/model';
import { getInnerPages } from '@/content/model/pages';
import type { PhotoContent } from '@/content/fields/photo-content';
import { createLanguageAlternates } from './_lib/page-metadata';
import { toAbsoluteUrl, toAbsolutePhotoUrl } from './_lib/absolute-url';

export const dynamic = 'force-static';

interface SitemapEntry {
  /** The brand's part of the site, or the unbranded one. */
  readonly site: LocalizedHomeLinks;
  readonly href: SitePath;
  readonly photos: readonly PhotoContent[];
}

/** Indexable pages of a brand, with their main photos. */
function createBrandEntries(brand: Brand): readonly SitemapEntry[] {
  const { href, home, rooms, blog } = brand;
  return [
    { site: brand, href, photos: home.hero.slides.slice(0, 1).map(({ photo }) => photo) },
    ...getInnerPages(brand.pages)
      .filter(({ noindex }) => !noindex)
      .map((page) => ({ site: brand, href: page.href, photos: [page.banner] })),
    ...rooms.all.map((room) => ({ site: brand, href: room.href, photos: room.gallery })),
    ...blog.posts
      .filter(({ article }) => article)
      .map((post) => ({ site: brand, href: post.href, photos: [post.photo] })),
  ];
}

function createLanguageEntries(code: string): readonly SitemapEntry[] {
  const { unbranded, brands } = getSite(code);
  const landing = {
    site: unbranded,
    href: unbranded.href,
    photos: brands.map(({ landingPhoto }) => landingPhoto),
  };
  return [landing, ...brands.flatMap(createBrandEntries)];
}

function absoluteTwins({ site, href }: SitemapEntry) {
  const alternates = Object.entries(createLanguageAlternates(site, href));
  return Object.fromEntries(alternates.map(([code, path]) => [code, toAbsoluteUrl(path)]));
}

export default function sitemap(): MetadataRoute.Sitemap {
  return languages
    .flatMap(({ code }) => createLanguageEntries(code))
    .map((entry) => ({
      url: toAbsoluteUrl(entry.href),
      images: entry.photos.map(toAbsolutePhotoUrl),
      alternates: { languages: absoluteTwins(entry) },
    }));
}
