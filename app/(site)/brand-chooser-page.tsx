import { BrandChooser } from '@/components/landing/brand-chooser';
import { getSite } from '@/content';
import type { UnbrandedSegment } from '@/content/model/site';
import { pageMetadata } from '../page-metadata';

interface BrandChooserPageProps {
  readonly segment: UnbrandedSegment;
  readonly lang?: string;
}

export function brandChooserMetadata(segment: UnbrandedSegment, lang?: string) {
  const { site } = getSite(lang);
  return pageMetadata(site, { ...site.unbrandedPages[segment], noindex: true });
}

/** Page at an unprefixed path. */
export function BrandChooserPage({ segment, lang }: BrandChooserPageProps) {
  const { brands, site } = getSite(lang);
  const { unbrandedPages, chooserText } = site;
  return (
    <BrandChooser
      segment={segment}
      brands={brands}
      unbrandedPages={unbrandedPages}
      chooserText={chooserText}
    />
  );
}
