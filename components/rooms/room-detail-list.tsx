import type { Room } from '@/content';
import { DescriptionList } from '../ui/description-list';
import styles from './room-detail-list.module.css';

interface RoomDetailListProps extends Pick<Room, 'details'> {
  /** Without lines; otherwise beside their facts, a line each. */
  readonly labelsAbove?: boolean;
}

/** Guests, size, beds, pools. */
export function RoomDetailList({ details, labelsAbove = false }: RoomDetailListProps) {
  return (
    <DescriptionList
      className={labelsAbove ? styles.grid : styles.details}
      list={details.map(({ label, value }) => [label, value])}
    />
  );
}
