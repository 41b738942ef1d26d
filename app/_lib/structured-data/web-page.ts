import type { BreadcrumbList, FAQPage, Question, WebPage } from 'schema-dts';
import type { Brand } from '@/content/model';
import type { FaqContent } from '@/content/model/pricing';
import type { PageInfo } from '@/content/model/pages';
import { toAbsoluteUrl } from '../absolute-url';

/** The page itself, and the language that it is written in. */
export function createWebPageJsonLd(
  { language }: Brand,
  { title, href }: Pick<PageInfo, 'title' | 'href'>,
): WebPage {
  const url = toAbsoluteUrl(href);
  return { '@type': 'WebPage', '@id': url, url, name: title, inLanguage: language.locale };
}

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

/** The questions of guests that a page answers. */
export function createFaqPageJsonLd({ list }: FaqContent): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: list.map(({ question, answer }): Question => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
