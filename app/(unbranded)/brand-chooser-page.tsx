import { BrandChooserScreen } from '@/components/landing/brand-chooser-screen';
import { getSite } from '@/content';
import type { BrandChooserSegment } from '@/content/model/unbranded';
import { createPageMetadata } from '../_lib/page-metadata';

interface BrandChooserPageProps {
  readonly segment: BrandChooserSegment;
  readonly lang?: string;
}

export function createBrandChooserMetadata(segment: BrandChooserSegment, lang?: string) {
  const { unbranded } = getSite(lang);
  return createPageMetadata(unbranded, { ...unbranded.chooserPages[segment], noindex: true });
}

/** Page at an unprefixed path. */
export function BrandChooserPage({ segment, lang }: BrandChooserPageProps) {
  const { brands, unbranded } = getSite(lang);
  const { chooserPages, chooserText } = unbranded;
  return (
    <BrandChooserScreen
      segment={segment}
      brands={brands}
      chooserPages={chooserPages}
      chooserText={chooserText}
    />
  );
}
