import type { Room } from '@/content';
import styles from './room-detail-list.module.css';

/** Guests, size, beds, pools. */
export function RoomDetailList({ details }: Pick<Room, 'details'>) {
  return (
    <dl className={styles.details}>
      {details.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
