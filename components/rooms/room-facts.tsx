import type { Room } from '@/content';
import styles from './room-facts.module.css';

/** Guests, size, beds, pools. */
export function RoomFacts({ facts }: Pick<Room, 'facts'>) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
