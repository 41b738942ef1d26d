import { getBrand } from '@/content';
import type { Brand } from '@/content';

interface BrandParams {
  readonly brand: string;
  /** Code of the language; English has none in its paths. */
  readonly lang?: string;
}

/** The brand that a path names, in the language that it names. */
export async function readBrand(params: Promise<BrandParams>): Promise<Brand> {
  const { brand, lang } = await params;
  return getBrand(brand, lang);
}
