import { LandingScreen } from '@/components/landing/landing-screen';
import { getSite } from '@/content';
import { createPageMetadata } from '../_lib/page-metadata';

export function createLandingMetadata(lang?: string) {
  const { unbranded } = getSite(lang);
  return createPageMetadata(unbranded, { ...unbranded.landing, href: unbranded.href });
}

/** The landing page, in a language. */
export function LandingPage({ lang }: { readonly lang?: string }) {
  const { brands, unbranded } = getSite(lang);
  return <LandingScreen landing={unbranded.landing} brands={brands} />;
}
