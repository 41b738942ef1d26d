import type { Brand } from '@/content/model';
import type { BrandPageSegment } from '@/content/model/pages';
import { LinkRow } from '../ui/link-row/link-row';
import { FullPageLink } from '../ui/links';
import styles from './brand-services.module.css';

interface BrandServicesProps {
  readonly heading: string;
  readonly brands: readonly Pick<Brand, 'id' | 'name' | 'pages'>[];
  readonly services: readonly BrandPageSegment[];
}

/** Service links of each brand, because "View All Services" leads to the landing page (ODD-16). */
export function BrandServices({ heading, brands, services }: BrandServicesProps) {
  return (
    <section className={styles.services} aria-labelledby="services">
      <h2 id="services" className={styles.heading}>
        {heading}
      </h2>
      <div className={styles.brands}>
        {brands.map(({ id, name, pages }) => (
          <nav key={id} aria-label={name}>
            <h3 className="h4" translate="no">
              {name}
            </h3>
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
