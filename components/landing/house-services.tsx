import type { Brand, PageSegment } from '@/content/types';
import { DocumentLink } from '../ui/links';
import styles from './house-services.module.css';

interface HouseServicesProps {
  readonly heading: string;
  readonly houses: readonly Pick<Brand, 'id' | 'name' | 'pages'>[];
  readonly services: readonly PageSegment[];
}

/** Where "View All Services" leads (ODD-16): what each house does, as ordinary links. */
export function HouseServices({ heading, houses, services }: HouseServicesProps) {
  return (
    <section className={styles.services} aria-labelledby="services">
      <h2 id="services" className={styles.heading}>
        {heading}
      </h2>
      <div className={styles.houses}>
        {houses.map(({ id, name, pages }) => (
          <nav key={id} aria-label={name}>
            <h3>{name}</h3>
            <ul className={styles.links}>
              {services.map((segment) => (
                <li key={segment}>
                  <DocumentLink href={pages[segment].href}>{pages[segment].title}</DocumentLink>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </section>
  );
}
