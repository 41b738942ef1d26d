import { HouseDoors } from '@/components/landing/house-doors';
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
    <>
      <h1>
        {family.choosers[segment].title}: {question}
      </h1>
      <p>{hint}</p>
      <HouseDoors
        priority
        doors={Object.values(brands).map((brand) => ({ ...brand, href: `/${brand.id}/${segment}` }))}
      />
    </>
  );
}
