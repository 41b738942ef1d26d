import { LandingScreen } from '@/components/landing/landing-screen';
import { getSite } from '@/content';
import { pageMetadata } from '../page-metadata';

export function landingMetadata(lang?: string) {
  const { site } = getSite(lang);
  return pageMetadata(site, { ...site.landing, href: site.href });
}

/** The landing page, in a language. */
export function LandingPage({ lang }: { readonly lang?: string }) {
  const { brands, site } = getSite(lang);
  return <LandingScreen landing={site.landing} brands={brands} />;
}
