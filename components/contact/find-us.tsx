import type { Business, ContactContent } from '@/content/types';
import { OutsideLink } from '../ui/links';
import { Section, SectionHeading } from '../ui/section/section';
import styles from './find-us.module.css';

interface FindUsProps extends Pick<ContactContent, 'map' | 'directions'> {
  readonly business: Business;
}

/** The map, and beside it in words all that it says, for whoever has no map. */
export function FindUs({ map, directions, business }: FindUsProps) {
  return (
    <Section tone="tint">
      <div className={styles.way}>
        <div>
          <SectionHeading heading={directions.heading} />
          <dl className={styles.directions}>
            {directions.list.map(({ from, text }) => (
              <div key={from}>
                <dt>{from}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <p className={styles.note}>{directions.note}</p>
        </div>
        <div className={styles.mapAndAddress}>
          <div className={styles.map}>
            <iframe title={map.title} src={map.embedUrl} loading="lazy" />
          </div>
          <p className={styles.address}>
            <span>{business.location}</span>
            <OutsideLink href={business.mapsUrl}>{map.openLabel}</OutsideLink>
          </p>
        </div>
      </div>
    </Section>
  );
}
