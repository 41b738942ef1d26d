import type { RefObject } from 'react';
import type { StayContent, RoomOption } from '@/content/model/stay';
import { ClientSideLink } from '../ui/links';
import { BREAKPOINTS } from '../utils/breakpoints';
import { Photo } from '../ui/photo/photo';
import { DateDependentPrice } from '../ui/date-dependent-price';
import { SampleBadge } from '../ui/sample-badge';
import styles from './selected-room.module.css';
import { SamePageQueryLink } from './same-page-query-link';
import type { QueryForRoom } from './stay-query';

interface SelectedRoomProps {
  readonly room: RoomOption;
  readonly content: StayContent;
  readonly queryForRoom: QueryForRoom;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
}

/** The room of the stay, with a way to another. */
export function SelectedRoom({ room, content, queryForRoom, headingRef }: SelectedRoomProps) {
  const { labels } = content.summary;
  return (
    <div className={styles.room}>
      <Photo photo={room.photo} sizes={`${BREAKPOINTS.large} 46rem, 92vw`} />
      {!room.bookable && <SampleBadge>{content.labels.sampleBadge}</SampleBadge>}
      <h2 ref={headingRef} tabIndex={-1} translate="no">
        {room.title}
      </h2>
      <p className="priceText">
        {room.datedPriceTexts ? (
          <DateDependentPrice as="span" texts={room.datedPriceTexts} />
        ) : (
          <span>{room.priceText}</span>
        )}
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
