import type { RefObject } from 'react';
import type { StaySummaryContent, RoomOption } from '@/content/model/stay';
import { BREAKPOINTS } from '../utils/breakpoints';
import { DateDependentPrice } from '../ui/date-dependent-price';
import { Photo } from '../ui/photo/photo';
import { selectListedRoomsSortedByFit } from './room-fit';
import { SamePageQueryLink } from './same-page-query-link';
import styles from './room-picker.module.css';
import type { BrandCapacity } from '@/lib/occupancy';
import type { QueryForRoom, Stay } from './stay-query';

interface RoomPickerProps {
  readonly stay: Stay;
  readonly rooms: readonly RoomOption[];
  readonly capacity: BrandCapacity;
  readonly labels: StaySummaryContent['labels'];
  readonly queryForRoom: QueryForRoom;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
}

/** Lets the visitor choose a room. Those that fit the guests come first. */
export function RoomPicker({ stay, rooms, capacity, labels, queryForRoom, headingRef }: RoomPickerProps) {
  const choices = selectListedRoomsSortedByFit(rooms, stay, capacity);
  const marks = { extraBed: labels.withExtraBed, tooMany: labels.tooFewBeds };
  return (
    <div className="stackM">
      <h2 ref={headingRef} tabIndex={-1}>
        {labels.whichRoom}
      </h2>
      {choices.every(({ fit }) => fit === 'tooMany') && <p role="status">{labels.noRoomFits}</p>}
      <ul className={styles.rooms}>
        {choices.map(({ room: { id, title, text, priceText, datedPriceTexts, photo }, fit }) => (
          <li key={id} className={styles.room} data-fit={fit}>
            <div className="livelyPhoto ratio3x2 rounded">
              <Photo photo={{ ...photo, alt: '' }} sizes={`${BREAKPOINTS.medium} 16rem, 33vw`} />
            </div>
            <div className={styles.text}>
              <h3 translate="no">
                <SamePageQueryLink query={queryForRoom(id)} className="cardLink">
                  {title}
                </SamePageQueryLink>
              </h3>
              <p>
                {datedPriceTexts ? (
                  <DateDependentPrice as="span" texts={datedPriceTexts} />
                ) : (
                  <span>{priceText}</span>
                )}
              </p>
              {fit !== 'fits' && <p className="muted small bold">{marks[fit]}</p>}
              <p className={styles.description}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
