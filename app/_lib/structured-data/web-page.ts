import type { WebPage } from 'schema-dts';
import type { Brand } from '@/content/model';
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
