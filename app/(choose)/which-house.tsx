import { HouseDoors } from '@/components/landing/house-doors';
import { Welcome } from '@/components/landing/welcome';
import { brands, site } from '@/content';
import type { ChooserSegment } from '@/content/types';
import { pageMetadata } from '../page-metadata';

export function whichHouseMetadata(segment: ChooserSegment) {
  return pageMetadata(site, { ...site.choosers[segment], noindex: true });
}

/** An unprefixed path asks which brand is meant and leads to that page of it. */
export function WhichHouse({ segment }: { readonly segment: ChooserSegment }) {
  const { question, hint } = site.chooser;
  return (
    <HouseDoors
      welcome={<Welcome heading={`${site.choosers[segment].title}: ${question}`} text={hint} />}
      priority
      doors={brands.map((brand) => ({ ...brand, href: brand.pages[segment].href }))}
    />
  );
}
