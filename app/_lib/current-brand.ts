import { brand, lang } from 'next/root-params';
import { getBrand } from '@/content';
import type { Brand } from '@/content/model';

/**
 * The brand that the address of the page names, in the language that it names; English has no code in its addresses.
 */
export const getCurrentBrand = async (): Promise<Brand> => getBrand(await brand(), await lang());
