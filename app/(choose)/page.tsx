import { HouseDoors } from '@/components/landing/house-doors';
import { HouseServices } from '@/components/landing/house-services';
import { Welcome } from '@/components/landing/welcome';
import { brands, site } from '@/content';
import { pageMetadata } from '../page-metadata';

export const metadata = pageMetadata(site, site.landing);

export default function LandingPage() {
  const { heading, intro, enter, highlighted, servicesHeading, services } = site.landing;
  return (
    <>
      <HouseDoors
        welcome={<Welcome heading={heading} text={intro} />}
        doors={brands}
        enter={enter}
        highlighted={highlighted}
        priority
      />
      <HouseServices heading={servicesHeading} houses={brands} services={services} />
    </>
  );
}
