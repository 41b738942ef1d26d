import type { Metadata } from 'next';
import type { PageInfo } from '@/content/types';

type Described = Pick<PageInfo, 'title' | 'description'> & Partial<Pick<PageInfo, 'noindex'>>;

/** What the head of a page says: `<site type> - <page title>` (TTL-01), its description, and whether to index it. */
export function pageMetadata(siteType: string, page: Described): Metadata {
  return {
    title: `${siteType} - ${page.title}`,
    description: page.description,
    robots: page.noindex ? { index: false } : undefined,
  };
}
