import type { Brand } from '@/content/model';
import type { UnbrandedContent } from '@/content/model/unbranded';
import { BrandCards } from './brand-cards';
import { BrandServices } from './brand-services';
import { BrandCardsIntro } from './brand-cards-intro';

interface LandingScreenProps {
  readonly landing: UnbrandedContent['landing'];
  readonly brands: readonly Brand[];
}

/** A card for each brand, and their services. */
export function LandingScreen({ landing, brands }: LandingScreenProps) {
  const { heading, intro, linkLabel, highlighted, servicesHeading, services } = landing;
  return (
    <>
      <BrandCards
        intro={<BrandCardsIntro heading={heading} text={intro} />}
        cards={brands}
        linkLabel={linkLabel}
        highlighted={highlighted}
        priority
      />
      <BrandServices heading={servicesHeading} brands={brands} services={services} />
    </>
  );
}
