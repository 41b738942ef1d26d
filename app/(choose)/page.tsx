import { HouseDoors } from '@/components/landing/house-doors';
import { brands, family } from '@/content';
import { pageMetadata } from '../page-metadata';

export const metadata = pageMetadata(family, family.landing);

export default function LandingPage() {
  const { heading, intro } = family.landing;
  return (
    <>
      <h1>{heading}</h1>
      <p>{intro}</p>
      <HouseDoors
        priority
        doors={Object.values(brands).map((brand) => ({ ...brand, href: `/${brand.id}` }))}
      />
    </>
  );
}
