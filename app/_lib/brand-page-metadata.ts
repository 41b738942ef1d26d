import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { BrandPageSegment } from '@/content/model/pages';
import { getCurrentBrand } from './current-brand';
import { createPageMetadata } from './page-metadata';

/** Metadata of a fixed page of the brand. */
export async function createBrandPageMetadata(page: BrandPageSegment): Promise<Metadata> {
  const brand = await getCurrentBrand();
  const info = brand.pages[page];
  // in `next dev`; the build deletes it (scripts/export/delete-removed-pages.ts)
  if (info.removed) notFound();
  return createPageMetadata(brand, info);
}
