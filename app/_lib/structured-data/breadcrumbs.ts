import type { BreadcrumbList } from 'schema-dts';
import type { Brand } from '@/content/model';
import { toAbsoluteUrl } from '../absolute-url';

/** Breadcrumb of a banner: the brand's home, and the page itself. */
export function createBreadcrumbListJsonLd(brand: Brand, title: string): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: brand.labels.home, item: toAbsoluteUrl(brand.href) },
      { '@type': 'ListItem', position: 2, name: title },
    ],
  };
}
