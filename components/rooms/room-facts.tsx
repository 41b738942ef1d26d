import type { Room } from '@/content/model/rooms';
import { DescriptionList } from '../ui/description-list';
import styles from './room-facts.module.css';

/** Rows of label and value: details of a room, facts about the house, access. */
export function RoomFacts({ details }: Pick<Room, 'details'>) {
  return (
    <DescriptionList className={styles.details} list={details.map(({ label, value }) => [label, value])} />
  );
}
