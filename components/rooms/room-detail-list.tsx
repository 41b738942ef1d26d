import type { Room } from '@/content/model/rooms';
import { DescriptionList } from '../ui/description-list';
import styles from './room-detail-list.module.css';

/** Guests, size, beds, pools. */
export function RoomDetailList({ details }: Pick<Room, 'details'>) {
  return (
    <DescriptionList className={styles.details} list={details.map(({ label, value }) => [label, value])} />
  );
}
