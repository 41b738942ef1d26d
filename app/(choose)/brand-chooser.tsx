import { BrandCards } from '@/components/landing/brand-cards';
import { Welcome } from '@/components/landing/welcome';
import { brands, site } from '@/content';
import type { ChooserSegment } from '@/content/types';
import { pageMetadata } from '../page-metadata';

export function brandChooserMetadata(segment: ChooserSegment) {
  return pageMetadata(site, { ...site.chooserPages[segment], noindex: true });
}

/** Page at an unprefixed path: links to that page of each brand. */
export function BrandChooser({ segment }: { readonly segment: ChooserSegment }) {
  const { question, hint } = site.chooserText;
  return (
    <BrandCards
      welcome={<Welcome heading={`${site.chooserPages[segment].title}: ${question}`} text={hint} />}
      priority
      cards={brands.map((brand) => ({ ...brand, href: brand.pages[segment].href }))}
    />
  );
}
