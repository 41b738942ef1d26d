import type { ReactNode } from 'react';
import type { Business } from '@/content/model/business';
import type { ContactContent } from '@/content/model/contact';
import { DescriptionList } from '../ui/description-list';
import { ExternalLink } from '../ui/links';
import { Section, SectionHeading } from '../ui/section/section';
import { MapFrame } from './map-frame';
import styles from './map-and-directions.module.css';

interface MapAndDirectionsProps extends Pick<ContactContent, 'map' | 'directions'> {
  readonly business: Business;
  /** Shown below the directions. */
  readonly children?: ReactNode;
}

/** Map and directions; the directions work without the map. */
export function MapAndDirections({ map, directions, business, children }: MapAndDirectionsProps) {
  return (
    <Section tone="tint">
      <div className={styles.layout}>
        <div>
          <SectionHeading heading={directions.heading} />
          <DescriptionList
            className={`${styles.directions} stackM`}
            list={directions.list.map(({ from, text }) => ({ label: from, value: text }))}
          />
          <p className={styles.note}>{directions.note}</p>
          {children && <div className={styles.more}>{children}</div>}
        </div>
        <div>
          <MapFrame title={map.title} src={map.embedUrl} address={business.location} />
          <p className={styles.address}>
            <span>{business.location}</span>
            <ExternalLink href={business.mapsUrl} className="bold">
              {map.openLabel}
            </ExternalLink>
          </p>
        </div>
      </div>
    </Section>
  );
}
