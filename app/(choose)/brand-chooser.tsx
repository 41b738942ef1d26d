import { BrandCards } from '@/components/landing/brand-cards';
import { Welcome } from '@/components/landing/welcome';
import { getSite } from '@/content';
import type { ChooserSegment } from '@/content';
import { pageMetadata } from '../page-metadata';

interface BrandChooserProps {
  readonly segment: ChooserSegment;
  readonly lang?: string;
}

export function brandChooserMetadata(segment: ChooserSegment, lang?: string) {
  const { site } = getSite(lang);
  return pageMetadata(site, { ...site.chooserPages[segment], noindex: true });
}

/** Page at an unprefixed path: links to that page of each brand. */
export function BrandChooser({ segment, lang }: BrandChooserProps) {
  const { brands, site } = getSite(lang);
  const { question, hint } = site.chooserText;
  return (
    <BrandCards
      welcome={<Welcome heading={`${site.chooserPages[segment].title}: ${question}`} text={hint} />}
      priority
      cards={brands.map((brand) => ({ ...brand, href: brand.pages[segment].href }))}
    />
  );
}
