import type { Brand } from '@/content/model';
import type { BrandPageSegment } from '@/content/model/pages';
import type { UnbrandedContent } from '@/content/model/unbranded';
import { LinkRow } from '../ui/link-row/link-row';
import { FullPageLink } from '../ui/links';
import { BrandCards } from './brand-cards';
import styles from './landing-screen.module.css';

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
        intro={{ heading, text: intro }}
        cards={brands}
        linkLabel={linkLabel}
        highlighted={highlighted}
        priority
      />
      <BrandServices heading={servicesHeading} brands={brands} services={services} />
    </>
  );
}

interface BrandServicesProps {
  readonly heading: string;
  readonly brands: readonly Brand[];
  readonly services: readonly BrandPageSegment[];
}

/** Service links of each brand, because "View All Services" leads to the landing page (ODD-16). */
function BrandServices({ heading, brands, services }: BrandServicesProps) {
  return (
    <section className={styles.services} aria-labelledby="services">
      <h2 id="services" className={styles.heading}>
        {heading}
      </h2>
      <div>
        {brands.map(({ id, name, pages }) => (
          <nav key={id} aria-label={name} className={`${styles.brand} small`}>
            <h3 translate="no">{name}</h3>
            <LinkRow
              as={FullPageLink}
              links={services
                .map((segment) => pages[segment])
                .filter(({ removed }) => !removed)
                .map(({ title, href }) => ({ label: title, href }))}
            />
          </nav>
        ))}
      </div>
    </section>
  );
}
