'use client';

import { useRef, type ComponentProps } from 'react';
import type { RoomOption } from '@/content/model/room-options';
import { StayTides } from '../tides/stay-tides';
import { useZanzibarNow } from '../ui/use-zanzibar-now';
import { useScrollReset } from '../ui/use-scroll-reset';
import { RoomLinksWithoutScript } from './room-links-without-script';
import { RoomPicker } from './room-picker';
import { SelectedRoom } from './selected-room';
import { StaySummaryCard, type StaySummaryCardProps } from './stay-summary-card';
import { limitOccupancy, phaseOfStay } from './stay-dates-and-occupancy';
import { parseStay, serializeStay } from './stay-query';
import styles from './stay-summary.module.css';
import { useQueryString } from './use-query-string';

/** `rooms` are the valid values of `?room=`. */
interface StaySummaryProps extends Omit<
  StaySummaryCardProps,
  'requestedStay' | 'stay' | 'phase' | 'room' | 'queryForRoom'
> {
  /** The room of an unknown `?room=`, and of a page without a search. */
  readonly defaultRoom: RoomOption;
  readonly tides: Omit<ComponentProps<typeof StayTides>, 'from' | 'until'>;
}

/** Summary of the stay in the query string, with booking and enquiry links. */
export function StaySummary({ defaultRoom, tides, ...props }: StaySummaryProps) {
  const { rooms, capacity, content } = props;
  const { labels } = content.roomDetails;
  const search = useQueryString();
  const roomIds = rooms.map(({ id }) => id);
  /** The stay in the query string, for links. */
  const requestedStay = parseStay(search ?? '', roomIds, defaultRoom.id);
  const queryForRoom = (roomId: string) => serializeStay({ ...requestedStay, room: roomId });
  const stay = limitOccupancy(requestedStay, capacity);
  const room = rooms.find(({ id }) => id === stay.room);
  const heading = useRef<HTMLHeadingElement>(null);
  useScrollReset(search === null ? undefined : stay.room, heading);
  const phase = phaseOfStay(stay, useZanzibarNow()?.date);

  return (
    <div className={styles.stay}>
      <noscript>
        <RoomLinksWithoutScript rooms={rooms} text={labels.withoutScript} />
      </noscript>
      {room ? (
        <SelectedRoom room={room} content={content} queryForRoom={queryForRoom} heading={heading} />
      ) : (
        <RoomPicker
          stay={stay}
          rooms={rooms}
          capacity={capacity}
          labels={labels}
          queryForRoom={queryForRoom}
          heading={heading}
        />
      )}
      <StaySummaryCard
        {...props}
        requestedStay={requestedStay}
        stay={stay}
        phase={phase}
        room={room}
        queryForRoom={queryForRoom}
      />
      {(phase === 'future' || phase === 'current') && (
        <StayTides from={stay.checkIn} until={stay.checkOut} {...tides} />
      )}
    </div>
  );
}
