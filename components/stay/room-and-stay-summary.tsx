'use client';

import { useRef } from 'react';
import { StayTides } from '../tides/stay-tides';
import { OptionalPart } from '../ui/optional-part';
import { useZanzibarNow } from '../hooks/use-zanzibar-now';
import { useScrollToTopOnPageChange } from '../hooks/use-scroll-to-top-on-page-change';
import { RoomLinksWithoutScript } from './room-links-without-script';
import { RoomPicker } from './room-picker';
import { SelectedRoom } from './selected-room';
import { StaySummaryCard } from './stay-summary-card';
import { limitOccupancy } from '@/lib/occupancy';
import { getStayPhase } from './stay-dates';
import type { StaySummaryPageContent } from './stay-summary-page-content';
import { parseStay, serializeStay } from './stay-query';
import styles from './room-and-stay-summary.module.css';
import { useQueryString } from './use-query-string';

/** The room of the stay in the query string, or a choice of rooms, then the summary of the stay and its tides. */
export function RoomAndStaySummary(pageContent: StaySummaryPageContent) {
  const { rooms, defaultRoom, capacity, content, tides } = pageContent;
  const { labels } = content.summary;
  const search = useQueryString();
  const roomIds = rooms.map(({ id }) => id);
  /** The stay in the query string, for links. */
  const requestedStay = parseStay(search ?? '', roomIds, defaultRoom.id);
  const queryForRoom = (roomId: string) => serializeStay({ ...requestedStay, room: roomId });
  const stay = limitOccupancy(requestedStay, capacity);
  const room = rooms.find(({ id }) => id === stay.room);
  const heading = useRef<HTMLHeadingElement>(null);
  useScrollToTopOnPageChange(search === null ? undefined : stay.room, heading);
  const phase = getStayPhase(stay, useZanzibarNow()?.date);

  return (
    <div className={styles.stay}>
      <noscript>
        <RoomLinksWithoutScript rooms={rooms} text={labels.withoutScript} />
      </noscript>
      {room ? (
        <SelectedRoom
          key={room.id}
          room={room}
          content={content}
          queryForRoom={queryForRoom}
          headingRef={heading}
        />
      ) : (
        <RoomPicker
          stay={stay}
          rooms={rooms}
          capacity={capacity}
          labels={labels}
          queryForRoom={queryForRoom}
          headingRef={heading}
        />
      )}
      <StaySummaryCard
        pageContent={pageContent}
        requestedStay={requestedStay}
        stay={stay}
        phase={phase}
        room={room}
        queryForRoom={queryForRoom}
      />
      {(phase === 'future' || phase === 'current') && (
        <OptionalPart>
          <StayTides from={stay.checkIn} until={stay.checkOut} {...tides} />
        </OptionalPart>
      )}
    </div>
  );
}
