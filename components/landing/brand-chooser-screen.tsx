import type { Brand } from '@/content/model';
import type { BrandChooserSegment, UnbrandedContent } from '@/content/model/unbranded';
import { interpolate } from '@/lib/interpolate';
import { BrandCards } from './brand-cards';

interface PageBrandChooserProps extends Pick<UnbrandedContent, 'chooserPages' | 'chooserText'> {
  /** The page that is asked for. */
  readonly segment: BrandChooserSegment;
  readonly brands: readonly Brand[];
}

/**
 * A style rule that moves the card of the brand that the visitor comes from to the front;
 * browser/head/page-state.ts sets `data-from`.
 */
const firstFrom = (id: string) => `[data-from="${id}"] [data-card="${id}"]{order:-1}`;

/** Asks which brand is meant: links to that page of each. */
export function BrandChooserScreen({ segment, brands, chooserPages, chooserText }: PageBrandChooserProps) {
  const { question, hint } = chooserText;
  return (
    <>
      <style dangerouslySetInnerHTML={{ __html: brands.map(({ id }) => firstFrom(id)).join('') }} />
      <BrandCards
        intro={{ heading: interpolate(question, { page: chooserPages[segment].title }), text: hint }}
        priority
        cards={brands.map((brand) => ({ ...brand, href: brand.pages[segment].href }))}
      />
    </>
  );
}
