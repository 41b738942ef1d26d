'use client';

import type { Booking, StayContent, StayRoom } from '@/content/types';
import { EnquiryLink } from '../contact/enquiry-link';
import { ButtonLink } from '../ui/button/button';
import { counted, fill } from '../ui/fill';
import { SiteLink } from '../ui/links';
import { Photo } from '../ui/photo/photo';
import { SampleMark } from './sample-mark';
import { bookingUrl, isMisordered, nightsOf, readStay, writeStay, type Stay } from './stay-query';
import styles from './stay-screen.module.css';
import { useQueryString } from './use-query-string';

interface StayScreenProps {
  /** What the address may name. */
  readonly rooms: readonly StayRoom[];
  /** Shown when the address names none of them. */
  readonly defaultRoom: StayRoom;
  readonly content: StayContent;
  readonly booking: Booking;
  readonly findRoomHref: string;
  readonly contactHref: string;
  /** Stands right under a banner, into which its arch reaches up. */
  readonly belowBanner?: boolean;
}

/** The stay that the address describes, and the ways on (RDT-01 to RDT-06). */
export function StayScreen(props: StayScreenProps) {
  const { rooms, defaultRoom, content, booking, findRoomHref, contactHref, belowBanner } = props;
  const ids = rooms.map(({ id }) => id);
  const stay = readStay(useQueryString(), ids, defaultRoom.id);
  const room = rooms.find(({ id }) => id === stay.room) ?? defaultRoom;
  const { words, roomDetails } = content;
  const change = `${findRoomHref}?${writeStay(stay)}`;

  return (
    <div className={styles.stay} data-below-banner={belowBanner}>
      <div className={styles.room}>
        <Photo photo={room.photo} sizes="(max-width: 1023px) 92vw, 46rem" />
        {!room.href && <SampleMark>{words.sampleMark}</SampleMark>}
        <h2 id="stay">{room.title}</h2>
        <p className={styles.price}>{room.priceText}</p>
        <p className={styles.text}>{room.text}</p>
        {room.href ? (
          <SiteLink href={room.href} className={styles.more}>
            {roomDetails.words.viewRoom}
          </SiteLink>
        ) : (
          <p className={styles.text}>{roomDetails.words.sampleNote}</p>
        )}
      </div>
      <div className={styles.summary}>
        <p className={styles.eyebrow}>{roomDetails.eyebrow}</p>
        <StayFacts stay={stay} content={content} />
        {isMisordered(stay) && (
          <p className={styles.warning} role="status">
            {words.dateOrder} <SiteLink href={change}>{roomDetails.words.changeStay}</SiteLink>
          </p>
        )}
        <div className={styles.actions}>
          <ButtonLink href={bookingUrl(booking, stay)}>{booking.cardLabel}</ButtonLink>
          <EnquiryLink href={contactHref} enquiry={enquiryOf(stay, room, content)} look="quiet">
            {roomDetails.words.ask}
          </EnquiryLink>
          <div className={styles.small}>
            <SiteLink href={change}>{roomDetails.words.changeStay}</SiteLink>
            <button type="button" className={styles.print} onClick={() => window.print()}>
              {roomDetails.words.print}
            </button>
          </div>
        </div>
        <ul className={styles.times}>
          {roomDetails.times.map(({ title, items }) => (
            <li key={title}>
              <strong>{title}:</strong> {items[0]}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function StayFacts({ stay, content }: { readonly stay: Stay; readonly content: StayContent }) {
  const { words, roomDetails } = content;
  const nights = nightsOf(stay);
  return (
    <dl className={styles.facts}>
      <dt>{words.checkIn}</dt>
      <dd>
        <Day date={stay.checkIn} none={roomDetails.words.noDate} />
      </dd>
      <dt>{words.checkOut}</dt>
      <dd>
        <Day date={stay.checkOut} none={roomDetails.words.noDate} />
      </dd>
      {nights !== null && (
        <>
          <dt>{roomDetails.words.nights}</dt>
          <dd>{counted(nights, words.night)}</dd>
        </>
      )}
      <dt>{words.rooms}</dt>
      <dd>{counted(stay.rooms, words.room)}</dd>
      <dt>{words.guests}</dt>
      <dd>
        {counted(stay.adults, words.adult)}, {counted(stay.children, words.child)}
      </dd>
    </dl>
  );
}

function Day({ date, none }: { readonly date: string; readonly none: string }) {
  if (date === '') return none;
  return (
    <time dateTime={date} className={styles.day}>
      {longDate(date)} <small>{date}</small>
    </time>
  );
}

/** "Saturday, 10 May 2031", the same in every time zone. */
function longDate(date: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(date));
}

/** The sentence that the contact form starts with. */
function enquiryOf(stay: Stay, room: StayRoom, { words, roomDetails }: StayContent): string {
  const nights = nightsOf(stay);
  const party = [
    counted(stay.rooms, words.room),
    counted(stay.adults, words.adult),
    ...(stay.children > 0 ? [counted(stay.children, words.child)] : []),
  ]
    .join(', ')
    .toLowerCase();
  if (nights === null) return fill(roomDetails.enquiry.withoutDates, { room: room.title, party });
  return fill(roomDetails.enquiry.withDates, {
    room: room.title,
    party,
    from: longDate(stay.checkIn),
    to: longDate(stay.checkOut),
    nights: counted(nights, words.night),
  });
}
