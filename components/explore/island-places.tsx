import type { ExploreContent } from '@/content/model/explore';
import { DescriptionList } from '../ui/description-list';
import { Section } from '../ui/section/section';
import { IslandMap } from './island-map';
import styles from './island-places.module.css';

type IslandPlacesProps = Pick<ExploreContent, 'map' | 'places' | 'labels'>;

/** Map of the island and a list of places with distance and best time. */
export function IslandPlaces({ map: { heading, note, ...map }, places, labels }: IslandPlacesProps) {
  return (
    <Section tone="tint" headingId="places" heading={heading} text={note}>
      <div className={styles.places}>
        <div className={styles.map}>
          <IslandMap {...map} places={places} />
        </div>
        <ol className={styles.list}>
          {places.map(({ name, text, distance, travel, bestTime }) => (
            <li key={name} className={styles.place}>
              <h3>{name}</h3>
              <p>{text}</p>
              <DescriptionList
                className={styles.details}
                list={[
                  [labels.distance, distance],
                  [labels.travel, travel],
                  [labels.bestTime, bestTime],
                ]}
              />
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
