import { activeRangeIds } from '@/components/shell/date-range-styles';
import { brands, dateRanges } from '@/content';
import type { Brand, ChooserSegment } from '@/content';
import { zanzibarDate } from '@/lib/zanzibar-clock';

/** A brand as the tests speak of it. All of it is read from content: the specification's own words are in `__tests__/specification`. */
export interface ExpectedBrand {
  readonly id: string;
  readonly path: string;
  readonly name: string;
  /** Everything the site says of it. */
  readonly brand: Brand;
}

export const BRANDS: readonly ExpectedBrand[] = brands.map((brand) => ({
  id: brand.id,
  path: brand.href,
  name: brand.name,
  brand,
}));

export const HOMES: readonly string[] = BRANDS.map(({ path }) => path);

function named(id: string): ExpectedBrand {
  const brand = BRANDS.find((one) => one.id === id);
  if (!brand) throw new Error(`There is no brand "${id}" in content/index.ts.`);
  return brand;
}

/** For what is tested once: some files drive one brand, some the other. */
export const BOUTIQUE = named('joya-boutique');
export const VILLA = named('beachsuites-villa');

/** What the links to book are called today and where they lead: to the contact page while a notice closes the house. */
export function bookingToday({ booking }: Brand): { cardLabel: string; navLabel: string; url: string } {
  const { cardLabel, navLabel, url, closure } = booking;
  const current = activeRangeIds(dateRanges, zanzibarDate(new Date())).split(' ');
  if (!closure || !current.includes(closure.period)) return { cardLabel, navLabel, url };
  return { cardLabel: closure.label, navLabel: closure.label, url: closure.contactHref };
}

/** Pages that ask which brand is meant. */
export const CHOOSERS: readonly ChooserSegment[] = ['about', 'room', 'services', 'restaurant', 'contact'];
