import { HouseDoors } from '@/components/landing/house-doors';
import { HouseServices } from '@/components/landing/house-services';
import { Welcome } from '@/components/landing/welcome';
import { brands, family } from '@/content';
import { pageMetadata } from '../page-metadata';

export const metadata = pageMetadata(family, family.landing);

export default function LandingPage() {
  const { heading, intro, enter, highlighted, servicesHeading, services } = family.landing;
  const houses = Object.values(brands);
  return (
    <>
      <HouseDoors
        welcome={<Welcome heading={heading} text={intro} />}
        doors={houses.map((house) => ({ ...house, href: `/${house.id}` }))}
        enter={enter}
        highlighted={highlighted}
        priority
      />
      <HouseServices heading={servicesHeading} houses={houses} services={services} />
    </>
  );
}
