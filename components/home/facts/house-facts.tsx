import type { HomeContent } from '@/content';
import styles from './house-facts.module.css';

/** The house at a glance: rooms, check-in and check-out, prices. */
export function HouseFacts({ list }: HomeContent['facts']) {
  return (
    <dl className={styles.facts}>
      {list.map((fact) => (
        <div key={fact.label}>
          <dt>{fact.label}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
