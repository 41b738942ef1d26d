import type { StayContent, RoomOption } from '@/content/model/stay';
import { formatTooManyGuests } from './format-stay';
import { getRoomFit, countSleepingCapacity, selectListedRoomsSortedByFit } from './room-fit';
import { SamePageQueryLink } from './same-page-query-link';
import { ChangingText } from '../ui/changing-text';
import styles from './room-capacity-advice.module.css';
import type { BrandCapacity } from '@/lib/occupancy';
import type { QueryForRoom, Stay } from './stay-query';

interface RoomCapacityAdviceProps {
  readonly stay: Stay;
  readonly room: RoomOption;
  readonly rooms: readonly RoomOption[];
  readonly capacity: BrandCapacity;
  readonly content: StayContent;
  readonly queryForRoom: QueryForRoom;
}

/** Leads from a sample, and from a room with too few beds, to rooms with enough. */
export function RoomCapacityAdvice({
  stay,
  room,
  rooms,
  capacity,
  content,
  queryForRoom,
}: RoomCapacityAdviceProps) {
  const { labels } = content.summary;
  const fit = room.bookable ? getRoomFit(stay, room.bookable.sleeps, capacity) : 'tooMany';
  if (fit === 'fits') return null;
  if (fit === 'extraBed') return <p className={styles.advice}>{labels.extraBed}</p>;
  const offered = selectListedRoomsSortedByFit(rooms, stay, capacity).filter(
    (choice) => !room.bookable || choice.fit === 'fits',
  );
  const heading = room.bookable ? labels.roomsThatFit : labels.realRooms;
  return (
    <div className={styles.advice}>
      {room.bookable && (
        <p role="status">
          <ChangingText>
            {formatTooManyGuests(stay, countSleepingCapacity(stay, room.bookable.sleeps, capacity), content)}
          </ChangingText>
        </p>
      )}
      <p>
        <ChangingText>{offered.length > 0 ? heading : labels.noRoomFits}</ChangingText>
      </p>
      <ul>
        {offered.map(({ room: { id, title } }) => (
          <li key={id}>
            <SamePageQueryLink query={queryForRoom(id)}>{title}</SamePageQueryLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
