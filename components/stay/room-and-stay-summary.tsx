'use client';

import { useRef, type ComponentProps, type RefObject } from 'react';
import type { Brand } from '@/content/model';
import type { BookingLinkContent } from '@/content/model/brand';
import type { Business } from '@/content/model/business';
import type { ShareLabels } from '@/content/model/labels';
import type { RoomOption, StayContent } from '@/content/model/stay';
import { limitRoomsAndGuests, type BrandCapacity } from '@/lib/rooms-and-guests';
import type { SitePath } from '@/lib/site-path';
import { StayTides } from '../tides/stay-tides';
import { ClientSideLink } from '../ui/links';
import { OptionalPart } from '../ui/optional-part';
import { Photo } from '../ui/photo/photo';
import { DateDependentPrice } from '../ui/date-dependent-price';
import { useZanzibarNow } from '../hooks/use-zanzibar-now';
import { useScrollToTopOnPageChange } from '../hooks/use-scroll-to-top-on-page-change';
import { BREAKPOINTS } from '../utils/breakpoints';
import { SamePageQueryLink, useQueryString } from './query-string';
import { RoomLinksWithoutScript, RoomPicker } from './room-picker';
import { StaySummaryCard } from './stay-summary-card';
import { getStayPhase, parseStay, serializeStay, type Stay, type StayPhase } from './stay';
import styles from './room-and-stay-summary.module.css';

interface StaySummaryPageContent {
  /** Valid values of `?room=`. */
  readonly rooms: readonly RoomOption[];
  /** The room of an unknown `?room=`, and of a page without a search. */
  readonly defaultRoom: RoomOption;
  readonly capacity: BrandCapacity;
  readonly content: StayContent;
  readonly booking: BookingLinkContent;
  readonly findRoomHref: string;
  readonly contactHref: SitePath;
  readonly shareLabels: ShareLabels;
  readonly business: Pick<Business, 'phone' | 'phoneText' | 'whatsApp' | 'location'>;
  readonly tides: Omit<ComponentProps<typeof StayTides>, 'from' | 'until'>;
  readonly brand: Pick<Brand, 'id' | 'name'>;
}

/** What is on the page, and the stay that it is about. */
export interface StaySummaryProps extends StaySummaryPageContent {
  /** The stay in the query string, before it is limited to what the brand can hold. */
  readonly requestedStay: Stay;
  readonly stay: Stay;
  readonly phase: StayPhase;
  readonly room: RoomOption | undefined;
  /** Returns the query string of the stay in another room, or in none: ''. */
  readonly queryForRoom: (roomId: string) => string;
}

/** The room of the stay in the query string, or a choice of rooms, then the summary of the stay and its tides. */
export function RoomAndStaySummary(pageContent: StaySummaryPageContent) {
  const { rooms, defaultRoom, capacity, content, tides } = pageContent;
  const search = useQueryString();
  const roomIds = rooms.map(({ id }) => id);
  const requestedStay = parseStay(search ?? '', roomIds, defaultRoom.id);
  const stay = limitRoomsAndGuests(requestedStay, capacity);
  const room = rooms.find(({ id }) => id === stay.room);
  const heading = useRef<HTMLHeadingElement>(null);
  useScrollToTopOnPageChange(search === null ? undefined : stay.room, heading);
  const phase = getStayPhase(stay, useZanzibarNow()?.date);
  const queryForRoom = (roomId: string) => serializeStay({ ...requestedStay, room: roomId });
  const props = { ...pageContent, requestedStay, stay, phase, room, queryForRoom };

  return (
    <div className={styles.stay}>
      <noscript>
        <RoomLinksWithoutScript rooms={rooms} text={content.summary.labels.withoutScript} />
      </noscript>
      {room ? (
        <SelectedRoom key={room.id} {...props} room={room} headingRef={heading} />
      ) : (
        <RoomPicker {...props} headingRef={heading} />
      )}
      <StaySummaryCard {...props} />
      {(phase === 'future' || phase === 'current') && (
        <OptionalPart>
          <StayTides from={stay.checkIn} until={stay.checkOut} {...tides} />
        </OptionalPart>
      )}
    </div>
  );
}

interface SelectedRoomProps extends StaySummaryProps {
  readonly room: RoomOption;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
}

/** The room of the stay, with a way to another. */
function SelectedRoom({ room, content, queryForRoom, headingRef }: SelectedRoomProps) {
  const { labels } = content.summary;
  return (
    <div className={styles.room}>
      <Photo photo={room.photo} sizes={`${BREAKPOINTS.large} 46rem, 92vw`} />
      {!room.bookable && <span className="eyebrow">{content.labels.sampleBadge}</span>}
      <h2 ref={headingRef} tabIndex={-1} translate="no">
        {room.title}
      </h2>
      <p className="cardPrice">
        <DateDependentPrice
          as="span"
          text={room.nightPriceText}
          textsByPeriod={room.nightPriceTextsByPeriod}
        />
      </p>
      <p className="readable muted">{room.text}</p>
      {!room.bookable && <p className="readable muted">{labels.sampleNote}</p>}
      <div className={styles.links}>
        {room.bookable && <ClientSideLink href={room.bookable.href}>{labels.viewRoom}</ClientSideLink>}
        <SamePageQueryLink query={queryForRoom('')}>{labels.otherRoom}</SamePageQueryLink>
      </div>
    </div>
  );
}
