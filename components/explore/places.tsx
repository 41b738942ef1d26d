import type { ExploreContent } from '@/content';
import { Section, SectionHeading } from '../ui/section/section';
import { IslandMap } from './island-map';
import styles from './places.module.css';

type PlacesProps = Pick<ExploreContent, 'map' | 'places' | 'words'>;

/** Map of the island and a list of places with distance and best time. */
export function Places({ map: { heading, note, ...map }, places, words }: PlacesProps) {
  return (
    <Section tone="tint" labelledBy="places">
      <SectionHeading id="places" heading={heading} text={note} />
      <div className={styles.places}>
        <div className={styles.map}>
          <IslandMap {...map} places={places} />
        </div>
        <ol className={styles.list}>
          {places.map(({ name, text, distance, travel, bestTime }) => (
            <li key={name} className={styles.place}>
              <h3>{name}</h3>
              <p>{text}</p>
              <dl className={styles.details}>
                <Fact label={words.distance} value={distance} />
                <Fact label={words.travel} value={travel} />
                <Fact label={words.bestTime} value={bestTime} />
              </dl>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}

function Fact({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
