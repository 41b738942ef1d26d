import { HouseDoors } from '@/components/landing/house-doors';
import { Welcome } from '@/components/landing/welcome';
import { brands, family } from '@/content';
import type { ChooserSegment } from '@/content/types';
import { pageMetadata } from '../page-metadata';

export function whichHouseMetadata(segment: ChooserSegment) {
  return pageMetadata(family, { ...family.choosers[segment], noindex: true });
}

/** An unprefixed path asks which house is meant and leads to that page of it. */
export function WhichHouse({ segment }: { readonly segment: ChooserSegment }) {
  const { question, hint } = family.chooser;
  return (
    <HouseDoors
      welcome={<Welcome heading={`${family.choosers[segment].title}: ${question}`} text={hint} />}
      priority
      doors={Object.values(brands).map((brand) => ({ ...brand, href: `/${brand.id}/${segment}` }))}
    />
  );
}
