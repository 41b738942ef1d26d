import { LandingScreen } from '@/components/landing/landing-screen';
import { getSite } from '@/content';
import { pageMetadata } from '../_lib/page-metadata';

export function landingMetadata(lang?: string) {
  const { unbranded } = getSite(lang);
  return pageMetadata(unbranded, { ...unbranded.landing, href: unbranded.href });
}

/** The landing page, in a language. */
export function LandingPage({ lang }: { readonly lang?: string }) {
  const { brands, unbranded } = getSite(lang);
  return <LandingScreen landing={unbranded.landing} brands={brands} />;
}
