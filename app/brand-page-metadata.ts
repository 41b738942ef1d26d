import type { Metadata } from 'next';
import type { PageSegment } from '@/content/model/pages';
import { currentBrand } from './current-brand';
import { pageMetadata } from './page-metadata';

/** Metadata of a fixed page of the brand. */
export async function brandPageMetadata(page: PageSegment): Promise<Metadata> {
  const brand = await currentBrand();
  return pageMetadata(brand, brand.pages[page]);
}
