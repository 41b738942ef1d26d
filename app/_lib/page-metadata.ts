import type { Metadata } from 'next';
import type { Language } from '@/content/i18n/languages';
import type { LocalizedHomeLinks } from '@/content/i18n/localized-home-links';
import type { Brand } from '@/content/model';
import type { PageInfo } from '@/content/model/pages';
import { getLocalizedPath, type SitePath } from '@/lib/site-path';
import { SOCIAL_CARD_SIZE } from '@/lib/photo-file-names';
import { siteUrl } from './absolute-url';

type SiteIdentity = Pick<Brand, 'siteType' | 'icons' | 'socialCard'> &
  Partial<Pick<Brand, 'feedHref'>> &
  LocalizedHomeLinks;

interface PageDescription extends Pick<PageInfo, 'title' | 'description'> {
  readonly noindex?: boolean;
  /** Title for shared links where the page title is not specific enough, such as a room's name. */
  readonly shareTitle?: string;
  /** The page's own path; null for a page without an address (404). */
  readonly href: SitePath | null;
}

/** Addresses of a page in every language, for the head and the sitemap. */
export function createLanguageAlternates(site: LocalizedHomeLinks, href: SitePath): Record<string, string> {
  const alternates = site.homes.map(({ code, href: home }) => [
    code,
    getLocalizedPath(href, site.href, home),
  ]);
  return Object.fromEntries([...alternates, ['x-default', alternates[0]?.[1]]]);
}

const openGraphLocale = ({ locale }: Pick<Language, 'locale'>) => locale.replace('-', '_');

/** Metadata of a page. The document title is `<site type> - <page title>` (TTL-01). */
export function createPageMetadata(
  site: SiteIdentity,
  page: PageDescription,
): Metadata & { readonly title: string } {
  const { siteType, icons, socialCard, language, homes, feedHref } = site;
  const { noindex, shareTitle = page.title, href } = page;
  // search engines and shared links break their own lines
  const description = page.description.replaceAll('\u00a0', ' ');
  const ogTitle = `${siteType} - ${shareTitle}`;
  const image = { url: socialCard.src, alt: socialCard.alt };
  return {
    metadataBase: new URL(siteUrl),
    title: `${siteType} - ${page.title}`,
    description,
    alternates:
      href === null
        ? undefined
        : {
            canonical: href,
            languages: createLanguageAlternates(site, href),
            types: feedHref && { 'application/atom+xml': feedHref },
          },
    robots: noindex ? { index: false } : undefined,
    icons: {
      // the SVG last: browsers that support it prefer it
      icon: [
        { url: '/favicon.ico', sizes: '32x32' },
        { url: icons.tab, type: 'image/svg+xml' },
      ],
      apple: icons.homeScreen,
    },
    openGraph: {
      type: 'website',
      locale: openGraphLocale(language),
      alternateLocale: homes.filter(({ code }) => code !== language.code).map(openGraphLocale),
      siteName: siteType,
      title: ogTitle,
      description,
      url: href ?? undefined,
      images: [{ ...image, ...SOCIAL_CARD_SIZE }],
    },
    twitter: {
      card: 'summary_large_image',
      title: ogTitle,
      description,
      images: [image],
    },
  };
}
