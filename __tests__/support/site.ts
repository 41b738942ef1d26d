import { readFileSync } from 'node:fs';
import type { getContent, getSite } from '@/content';

type TestSite = ReturnType<typeof getSite> & { readonly content: ReturnType<typeof getContent> };

/** The content and the English site of this checkout, for what tests compare pages with; written by write-site.ts. */
export const { content, brands, unbranded, displayPeriods }: TestSite = JSON.parse(
  readFileSync('.cache/tests-site.json', 'utf8'),
);

export const getBrand = (id: string) => brands.find((brand) => brand.id === id)!;
