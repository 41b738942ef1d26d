import { BrandCards } from '@/components/landing/brand-cards';
import { BrandServices } from '@/components/landing/brand-services';
import { Welcome } from '@/components/landing/welcome';
import { getSite } from '@/content';
import { pageMetadata } from '../page-metadata';

export function landingMetadata(lang?: string) {
  const { site } = getSite(lang);
  return pageMetadata(site, { ...site.landing, href: site.href });
}

/** The landing page, in a language. */
export function LandingScreen({ lang }: { readonly lang?: string }) {
  const { brands, site } = getSite(lang);
  const { heading, intro, linkLabel, highlighted, servicesHeading, services } = site.landing;
  return (
    <>
      <BrandCards
        welcome={<Welcome heading={heading} text={intro} />}
        cards={brands}
        linkLabel={linkLabel}
        highlighted={highlighted}
        priority
      />
      <BrandServices heading={servicesHeading} brands={brands} services={services} />
    </>
  );
}
