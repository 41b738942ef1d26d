import type { Metadata } from 'next';
import type { Brand, PageInfo } from '@/content/types';
import { siteUrl } from '@/site-url.mjs';

type Owner = Pick<Brand, 'siteType' | 'icons' | 'socialCard'>;

interface Described extends Pick<PageInfo, 'title' | 'description'> {
  readonly noindex?: boolean;
  /** Stands for the title where the page is shared and its title does not tell it from others: a room's name. */
  readonly about?: string;
  /** The page that search engines should keep instead of this one; null where the page has no address. */
  readonly canonical?: string | null;
}

const SOCIAL_CARD_SIZE = { width: 1200, height: 630 };

/**
 * What the head of a page says: `<site type> - <page title>` (TTL-01), its description and address, whether to
 * index it, and how it looks when shared.
 */
export function pageMetadata(owner: Owner, page: Described): Metadata {
  const { siteType, icons, socialCard } = owner;
  const { title, description, noindex, about = title, canonical = './' } = page;
  const shareTitle = `${siteType} - ${about}`;
  return {
    metadataBase: new URL(siteUrl),
    title: `${siteType} - ${title}`,
    description,
    // './' is the page's own path
    alternates: canonical === null ? undefined : { canonical },
    robots: noindex ? { index: false } : undefined,
    icons: {
      // the sign that scales last: of several, browsers that can read it take it
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
      title: shareTitle,
      description,
      url: canonical ?? undefined,
      images: [{ url: socialCard.src, alt: socialCard.alt, ...SOCIAL_CARD_SIZE }],
    },
    twitter: {
      card: 'summary_large_image',
      title: shareTitle,
      description,
      images: [{ url: socialCard.src, alt: socialCard.alt }],
    },
  };
}
