import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { brand, lang } from 'next/root-params';
import { getBrand } from '@/content';
import type { Brand } from '@/content/model';
import type { BrandPageSegment } from '@/content/model/pages';
import { createPageMetadata } from './page-metadata';

/**
 * The brand that the address of the page names, in the language that it names; English has no code in its addresses.
 */
export const getCurrentBrand = async (): Promise<Brand> => getBrand(await brand(), await lang());

/** Metadata of a fixed page of the brand. */
export async function createBrandPageMetadata(page: BrandPageSegment): Promise<Metadata> {
  const currentBrand = await getCurrentBrand();
  const info = currentBrand.pages[page];
  // in `next dev`; the build deletes it (scripts/export/delete-removed-pages.ts)
  if (info.removed) notFound();
  return createPageMetadata(currentBrand, info);
}
