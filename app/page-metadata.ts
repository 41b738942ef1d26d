import type { Metadata } from 'next';
import type { Brand, PageInfo } from '@/content/types';
import { siteUrl } from '@/site-url.mjs';

type SiteIdentity = Pick<Brand, 'siteType' | 'icons' | 'socialCard'>;

interface PageDescription extends Pick<PageInfo, 'title' | 'description'> {
  readonly noindex?: boolean;
  /** Title for shared links where the page title is not specific enough, such as a room's name. */
  readonly shareTitle?: string;
  /** Canonical path, if it is not the page's own; null for a page without an address (404). */
  readonly canonical?: string | null;
}

const SOCIAL_CARD_SIZE = { width: 1200, height: 630 };

/** Metadata of a page. The document title is `<site type> - <page title>` (TTL-01). */
export function pageMetadata(owner: SiteIdentity, page: PageDescription): Metadata {
  const { siteType, icons, socialCard } = owner;
  const { title, description, noindex, shareTitle = title, canonical = './' } = page;
  const ogTitle = `${siteType} - ${shareTitle}`;
  return {
    metadataBase: new URL(siteUrl),
    title: `${siteType} - ${title}`,
    description,
    // './' resolves to the page's own path
    alternates: canonical === null ? undefined : { canonical },
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
      locale: 'en_GB',
      siteName: siteType,
      title: ogTitle,
      description,
      url: canonical ?? undefined,
      images: [{ url: socialCard.src, alt: socialCard.alt, ...SOCIAL_CARD_SIZE }],
    },
    twitter: {
      card: 'summary_large_image',
      title: ogTitle,
      description,
      images: [{ url: socialCard.src, alt: socialCard.alt }],
    },
  };
}
