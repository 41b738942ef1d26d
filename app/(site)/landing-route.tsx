import { LandingPage } from '@/components/landing/landing-page';
import { getSite } from '@/content';
import { pageMetadata } from '../page-metadata';

export function landingMetadata(lang?: string) {
  const { site } = getSite(lang);
  return pageMetadata(site, { ...site.landing, href: site.href });
}

/** The landing page, in a language. */
export function LandingRoute({ lang }: { readonly lang?: string }) {
  const { brands, site } = getSite(lang);
  return <LandingPage landing={site.landing} brands={brands} />;
}
