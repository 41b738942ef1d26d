import type { WebPage } from 'schema-dts';
import type { Brand } from '@/content/model';
import type { PageInfo } from '@/content/model/pages';
import { absoluteUrl } from '../absolute-url';

/** The page itself, and the language that it is written in. */
export function webPage({ language }: Brand, { title, href }: Pick<PageInfo, 'title' | 'href'>): WebPage {
  const url = absoluteUrl(href);
  return { '@type': 'WebPage', '@id': url, url, name: title, inLanguage: language.locale };
}
