import { BrandCards } from '@/components/landing/brand-cards';
import { BrandServices } from '@/components/landing/brand-services';
import { Welcome } from '@/components/landing/welcome';
import { brands, site } from '@/content';
import { pageMetadata } from '../page-metadata';

export const metadata = pageMetadata(site, site.landing);

export default function LandingPage() {
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
