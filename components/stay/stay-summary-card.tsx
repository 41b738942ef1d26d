import type { StayContent, RoomOption } from '@/content/model/stay';
import { ClientSideLink } from '../ui/links';
import { ChangingText } from '../ui/changing-text';
import { formatCapacityLimit } from './format-stay';
import { RoomCapacityAdvice } from './room-capacity-advice';
import { StayActions } from './stay-actions';
import { StayDetails } from './stay-details';
import { StayEstimate } from './stay-estimate';
import { countNights, areDatesOutOfOrder, type StayPhase } from './stay-dates';
import type { StaySummaryPageContent } from './stay-summary-page-content';
import { serializeStay, type QueryForRoom, type Stay } from './stay-query';
import styles from './stay-summary-card.module.css';

interface StaySummaryCardProps {
  readonly pageContent: StaySummaryPageContent;
  /** The stay in the query string, before it is limited to what the brand can hold. */
  readonly requestedStay: Stay;
  readonly stay: Stay;
  readonly phase: StayPhase;
  readonly room: RoomOption | undefined;
  readonly queryForRoom: QueryForRoom;
}

/** The stay in short, with what it costs, what has to be changed, and how to book it. */
export function StaySummaryCard(props: StaySummaryCardProps) {
  const { pageContent, requestedStay, stay, phase, room, queryForRoom } = props;
  const { rooms, capacity, content, findRoomHref } = pageContent;
  const { summary } = content;
  const query = serializeStay(requestedStay);
  const changeLink = (
    <ClientSideLink href={`${findRoomHref}?${query}`}>{summary.labels.changeStay}</ClientSideLink>
  );
  /** Whether the link to change the stay is beside what has to be changed, not among the small links. */
  const changeFirst = phase !== 'future';
  return (
    <div className={styles.summary}>
      <p id="stay" className={styles.eyebrow}>
        {summary.eyebrow}
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
          <ChangingText>{datesWarning(stay, content)}</ChangingText> {changeLink}
        </p>
      )}
      <StayActions
        pageContent={pageContent}
        stay={stay}
        phase={phase}
        room={room}
        changeLink={!changeFirst && changeLink}
      />
      <dl className={styles.times}>
        {summary.times.map((time) => (
          <div key={time.title}>
            <dt>{time.title}</dt>
            <dd>{time.items[0]}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function datesWarning(stay: Stay, { labels, summary }: StayContent): string {
  if (areDatesOutOfOrder(stay)) return labels.datesOutOfOrder;
  return countNights(stay) === null ? summary.labels.datesMissing : summary.labels.datesPast;
}
