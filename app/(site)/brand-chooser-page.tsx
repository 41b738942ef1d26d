import { BrandChooser } from '@/components/landing/brand-chooser';
import { getSite } from '@/content';
import type { ChooserSegment } from '@/content';
import { pageMetadata } from '../page-metadata';

interface BrandChooserPageProps {
  readonly segment: ChooserSegment;
  readonly lang?: string;
}

export function brandChooserMetadata(segment: ChooserSegment, lang?: string) {
  const { site } = getSite(lang);
  return pageMetadata(site, { ...site.chooserPages[segment], noindex: true });
}

/** Page at an unprefixed path. */
export function BrandChooserPage({ segment, lang }: BrandChooserPageProps) {
  const { brands, site } = getSite(lang);
  const { chooserPages, chooserText } = site;
  return (
    <BrandChooser segment={segment} brands={brands} chooserPages={chooserPages} chooserText={chooserText} />
  );
}
