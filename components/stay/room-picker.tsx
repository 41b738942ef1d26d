import type { RefObject } from 'react';
import type { RoomOption } from '@/content/model/stay';
import { interpolate } from '@/lib/interpolate';
import { pluralize } from '@/lib/pluralize';
import { BREAKPOINTS } from '../utils/breakpoints';
import { ChangingText } from '../ui/changing-text';
import { DateDependentPrice } from '../ui/date-dependent-price';
import { FullPageLink } from '../ui/links';
import { Photo } from '../ui/photo/photo';
import { SamePageQueryLink } from './query-string';
import type { StaySummaryProps } from './room-and-stay-summary';
import { getSleepsOfRooms, getRoomFit, selectListedRoomsSortedByFit } from './room-fit';
import styles from './room-picker.module.css';

interface RoomPickerProps extends StaySummaryProps {
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
}

/** Lets the visitor choose a room. Those that fit the guests come first. */
export function RoomPicker({ stay, rooms, capacity, content, queryForRoom, headingRef }: RoomPickerProps) {
  const { labels } = content.summary;
  const choices = selectListedRoomsSortedByFit(rooms, stay, capacity);
  const marks = { extraBed: labels.withExtraBed, tooMany: labels.tooFewBeds };
  return (
    <div className="stackM">
      <h2 ref={headingRef} tabIndex={-1}>
        {labels.whichRoom}
      </h2>
      {choices.every(({ fit }) => fit === 'tooMany') && <p role="status">{labels.noRoomFits}</p>}
      <ul className={styles.rooms}>
        {choices.map(({ room: { id, title, text, nightPriceText, nightPriceTextsByPeriod, photo }, fit }) => (
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
                <DateDependentPrice as="span" text={nightPriceText} textsByPeriod={nightPriceTextsByPeriod} />
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

interface RoomCapacityAdviceProps extends StaySummaryProps {
  readonly room: RoomOption;
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
  const fittingRooms = selectListedRoomsSortedByFit(rooms, stay, capacity).filter(
    (choice) => !room.bookable || choice.fit === 'fits',
  );
  const heading = room.bookable ? labels.roomsThatFit : labels.realRooms;
  return (
    <div className={styles.advice}>
      {room.bookable && (
        <p role="status">
          <ChangingText>
            {/* "There are beds for 2 in 1 room of this kind, and you are 4." */}
            {interpolate(labels.partyTooLarge, {
              places: String(getSleepsOfRooms(stay, room.bookable.sleeps, capacity)),
              rooms: pluralize(stay.rooms, content.labels.inSentences.rooms, content.labels.dates.locale),
              guests: String(stay.adults + stay.children),
            })}
          </ChangingText>
        </p>
      )}
      <p>
        <ChangingText>{fittingRooms.length > 0 ? heading : labels.noRoomFits}</ChangingText>
      </p>
      <ul>
        {fittingRooms.map(({ room: { id, title } }) => (
          <li key={id}>
            <SamePageQueryLink query={queryForRoom(id)}>{title}</SamePageQueryLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface RoomLinksWithoutScriptProps {
  readonly rooms: readonly RoomOption[];
  readonly text: string;
}

/** The rooms of the room list, for a browser without scripts: there the page cannot know which one was chosen. */
export function RoomLinksWithoutScript({ rooms, text }: RoomLinksWithoutScriptProps) {
  return (
    <div className="touchTargets readable">
      <p>{text}</p>
      <ul>
        {rooms.map(
          ({ id, title, nightPriceText, bookable }) =>
            bookable?.listed && (
              <li key={id}>
                <FullPageLink href={bookable.href}>{title}</FullPageLink> <span>{nightPriceText}</span>
              </li>
            ),
        )}
      </ul>
    </div>
  );
}
