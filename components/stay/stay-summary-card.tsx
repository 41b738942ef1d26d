import type { StayContent } from '@/content/model/stay';
import type { RoomOption } from '@/content/model/room-options';
import { ClientSideLink } from '../ui/links';
import { formatCapacityLimit } from './format-stay';
import { RoomCapacityAdvice } from './room-capacity-advice';
import { StayActions, type StayActionsProps } from './stay-actions';
import { StayDetails } from './stay-details';
import { StayEstimate } from './stay-estimate';
import { countNights, datesOutOfOrder, type BrandCapacity, type Stay } from './stay-dates-and-occupancy';
import { serializeStay } from './stay-query';
import styles from './stay-summary.module.css';

export interface StaySummaryCardProps extends Omit<StayActionsProps, 'changeLink'> {
  /** The stay in the query string, before it is limited to what the brand can hold. */
  readonly requestedStay: Stay;
  readonly rooms: readonly RoomOption[];
  readonly capacity: BrandCapacity;
  /** The query string of the stay in another room. */
  readonly queryForRoom: (roomId: string) => string;
  readonly findRoomHref: string;
}

/** The stay in short, with what it costs, what has to be changed, and how to book it. */
export function StaySummaryCard({
  requestedStay,
  rooms,
  capacity,
  queryForRoom,
  findRoomHref,
  ...props
}: StaySummaryCardProps) {
  const { stay, phase, room, content } = props;
  const { roomDetails } = content;
  const query = serializeStay(requestedStay);
  const changeLink = (
    <ClientSideLink href={`${findRoomHref}?${query}`}>{roomDetails.labels.changeStay}</ClientSideLink>
  );
  /** Whether the link to change the stay is beside what has to be changed, not among the small links. */
  const changeFirst = phase !== 'future';
  return (
    <div className={styles.summary}>
      <p id="stay" className={styles.eyebrow}>
        {roomDetails.eyebrow}
      </p>
      <StayDetails stay={stay} content={content} />
      {(phase === 'undated' || phase === 'future') && (
        <StayEstimate
          className={styles.estimate}
          stay={stay}
          room={room}
          capacity={capacity}
          content={content}
        />
      )}
      {serializeStay(stay) !== query && <p role="status">{formatCapacityLimit(capacity, content)}</p>}
      {room && (
        <RoomCapacityAdvice
          stay={stay}
          room={room}
          rooms={rooms}
          capacity={capacity}
          content={content}
          queryForRoom={queryForRoom}
        />
      )}
      {changeFirst && (
        <p className={styles.warning} role="status">
          {datesWarning(stay, content)} {changeLink}
        </p>
      )}
      <StayActions {...props} changeLink={!changeFirst && changeLink} />
      <dl className={styles.times}>
        {roomDetails.times.map((time) => (
          <div key={time.title}>
            <dt>{time.title}</dt>
            <dd>{time.items[0]}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function datesWarning(stay: Stay, { labels, roomDetails }: StayContent): string {
  if (datesOutOfOrder(stay)) return labels.datesOutOfOrder;
  return countNights(stay) === null ? roomDetails.labels.datesMissing : roomDetails.labels.datesPast;
}
