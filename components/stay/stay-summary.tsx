'use client';

import type { ComponentProps } from 'react';
import type { Brand, BrandBooking, Business, RoomOption, ShareWords, SitePath, StayContent } from '@/content';
import { formatDate, type DateStyle } from '@/format-date';
import { StayTides } from '../tides/stay-tides';
import { BookingLink } from '../ui/booking-link';
import { Button, ButtonLink } from '../ui/button/button';
import { pluralize, interpolate } from '../ui/interpolate';
import { FullPageLink, InternalLink } from '../ui/links';
import { PhoneLink, WhatsAppLink } from '../ui/phone-links';
import { Photo } from '../ui/photo/photo';
import { ShareButton } from '../ui/share-button/share-button';
import { SampleBadge } from '../ui/sample-badge/sample-badge';
import { CalendarButton } from './calendar-button';
import { fitOf, roomsThatFit } from './party';
import { stayCalendar } from './stay-calendar';
import { bookingUrl, datesOutOfOrder, countNights, parseStay, serializeStay, type Stay } from './stay-query';
import styles from './stay-summary.module.css';
import { useQueryString } from './use-query-string';
import { MEDIA } from '../ui/media';

interface StaySummaryProps {
  /** Valid values of `?room=`. */
  readonly rooms: readonly RoomOption[];
  /** For a missing or unknown `?room=`. */
  readonly defaultRoom: RoomOption;
  readonly content: StayContent;
  readonly booking: BrandBooking;
  readonly findRoomHref: string;
  readonly contactHref: SitePath;
  readonly share: ShareWords;
  readonly business: Pick<Business, 'phone' | 'phoneText' | 'whatsApp' | 'location'>;
  readonly tides: Omit<ComponentProps<typeof StayTides>, 'from' | 'until'>;
  readonly brand: Pick<Brand, 'id' | 'name'>;
}

/** Summary of the stay in the query string, with booking and enquiry links. */
export function StaySummary(props: StaySummaryProps) {
  const { rooms, defaultRoom, content, booking, findRoomHref, contactHref } = props;
  const { share, business, brand, tides } = props;
  const roomIds = rooms.map(({ id }) => id);
  const stay = parseStay(useQueryString(), roomIds, defaultRoom.id);
  const room = rooms.find(({ id }) => id === stay.room) ?? defaultRoom;
  const { words, roomDetails } = content;
  /** Beside what has to be changed, otherwise among the small links. */
  const changeFirst = countNights(stay) === null;
  const changeLink = (
    <InternalLink href={`${findRoomHref}?${serializeStay(stay)}`}>
      {roomDetails.words.changeStay}
    </InternalLink>
  );
  const enquiry = formatEnquiry(stay, room, content);

  return (
    <div className={styles.stay}>
      <div className={styles.room}>
        <Photo photo={room.photo} sizes={`${MEDIA.large} 46rem, 92vw`} />
        {!room.real && <SampleBadge>{words.sampleBadge}</SampleBadge>}
        <h2 id="stay">{room.title}</h2>
        <p className={styles.price}>{room.priceText}</p>
        <p className={styles.text}>{room.text}</p>
        {room.real ? (
          <InternalLink href={room.real.href} className={styles.more}>
            {roomDetails.words.viewRoom}
          </InternalLink>
        ) : (
          <p className={styles.text}>{roomDetails.words.sampleNote}</p>
        )}
      </div>
      <div className={styles.summary}>
        <p className={styles.eyebrow}>{roomDetails.eyebrow}</p>
        <StayDetails stay={stay} content={content} />
        <Advice stay={stay} room={room} rooms={rooms} content={content} />
        {changeFirst && (
          <p className={styles.warning} role="status">
            {datesOutOfOrder(stay) ? words.datesOutOfOrder : roomDetails.words.datesMissing} {changeLink}
          </p>
        )}
        <div className={styles.actions}>
          <BookingLink booking={booking} href={bookingUrl(booking, stay)} enquiry={enquiry} />
          <ButtonLink href={contactHref} enquiry={enquiry} variant="secondary">
            {roomDetails.words.ask}
          </ButtonLink>
          <div className={styles.small}>
            <WhatsAppLink link={business.whatsApp} message={enquiry} />
            <PhoneLink phone={business.phone} phoneText={business.phoneText} />
            {!changeFirst && changeLink}
            <span className={styles.print}>
              <Button variant="text" onClick={() => window.print()}>
                {roomDetails.words.print}
              </Button>
            </span>
            {!changeFirst && (
              <CalendarButton
                label={roomDetails.words.calendar}
                fileName={`${stay.checkIn}.ics`}
                calendar={() =>
                  stayCalendar(
                    {
                      ...stay,
                      brand: brand.id,
                      title: `${room.title}, ${brand.name}`,
                      place: business.location,
                      notes: [
                        formatParty(stay, words),
                        ...roomDetails.times.map(({ title, items }) => `${title}: ${items[0]}`),
                      ],
                      url: window.location.href,
                    },
                    new Date(),
                  )
                }
              />
            )}
            <ShareButton title={`${room.title}, ${brand.name}`} words={share} />
          </div>
        </div>
        <dl className={styles.times}>
          {roomDetails.times.map(({ title, items }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{items[0]}</dd>
            </div>
          ))}
        </dl>
      </div>
      {!changeFirst && <StayTides from={stay.checkIn} until={stay.checkOut} {...tides} />}
    </div>
  );
}

interface AdviceProps {
  readonly stay: Stay;
  readonly room: RoomOption;
  readonly rooms: readonly RoomOption[];
  readonly content: StayContent;
}

/** Leads from a sample, and from a room with too few beds, to rooms with enough. */
function Advice({ stay, room, rooms, content }: AdviceProps) {
  const { words } = content.roomDetails;
  const fit = room.real ? fitOf(stay, room.real.sleeps) : 'tooMany';
  if (fit === 'fits') return null;
  if (fit === 'extraBed') return <p className={styles.advice}>{words.extraBed}</p>;
  const offered = room.real ? roomsThatFit(rooms, stay) : rooms.filter(({ real }) => real?.listed);
  const heading = room.real ? words.roomsThatFit : words.realRooms;
  return (
    <div className={styles.advice}>
      {room.real && <p role="status">{formatTooLarge(stay, room.real.sleeps, content)}</p>}
      <p>{offered.length > 0 ? heading : words.noRoomFits}</p>
      <ul>
        {offered.map(({ id, title }) => (
          <li key={id}>
            {/* a new document: on the same path a navigation of the app shows nothing new */}
            <FullPageLink href={`?${serializeStay({ ...stay, room: id })}`}>{title}</FullPageLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** "There are beds for 2 in 1 room of this kind, and you are 4." */
function formatTooLarge(stay: Stay, sleeps: number, { words, roomDetails }: StayContent): string {
  return interpolate(roomDetails.words.partyTooLarge, {
    places: String(stay.rooms * sleeps),
    rooms: pluralize(stay.rooms, words.inSentences.rooms, words.dates.locale),
    guests: String(stay.adults + stay.children),
  });
}

function StayDetails({ stay, content }: { readonly stay: Stay; readonly content: StayContent }) {
  const { words, roomDetails } = content;
  const nights = countNights(stay);
  return (
    <dl className={styles.details}>
      <dt>{words.checkIn}</dt>
      <dd>
        <FormattedDate date={stay.checkIn} style={words.dates} none={roomDetails.words.noDate} />
      </dd>
      <dt>{words.checkOut}</dt>
      <dd>
        <FormattedDate date={stay.checkOut} style={words.dates} none={roomDetails.words.noDate} />
      </dd>
      {nights !== null && (
        <>
          <dt>{roomDetails.words.nights}</dt>
          <dd>{pluralize(nights, words.night, words.dates.locale)}</dd>
        </>
      )}
      <dt>{words.rooms}</dt>
      <dd>{pluralize(stay.rooms, words.room, words.dates.locale)}</dd>
      <dt>{words.guests}</dt>
      <dd>
        {pluralize(stay.adults, words.adult, words.dates.locale)},{' '}
        {pluralize(stay.children, words.child, words.dates.locale)}
      </dd>
    </dl>
  );
}

interface FormattedDateProps {
  readonly date: string;
  readonly style: DateStyle;
  readonly none: string;
}

function FormattedDate({ date, style, none }: FormattedDateProps) {
  if (date === '') return none;
  return <time dateTime={date}>{formatDate(date, style, 'full')}</time>;
}

/** "1 room, 2 adults" */
function formatParty(stay: Stay, { dates: { locale }, inSentences }: StayContent['words']): string {
  return [
    pluralize(stay.rooms, inSentences.rooms, locale),
    pluralize(stay.adults, inSentences.adults, locale),
    ...(stay.children > 0 ? [pluralize(stay.children, inSentences.children, locale)] : []),
  ].join(', ');
}

/** First sentence of the contact message. */
function formatEnquiry(stay: Stay, room: RoomOption, { words, roomDetails }: StayContent): string {
  const nights = countNights(stay);
  const party = formatParty(stay, words);
  const title = room.real ? room.title : roomDetails.enquiry.anyRoom;
  if (nights === null) return interpolate(roomDetails.enquiry.withoutDates, { room: title, party });
  return interpolate(roomDetails.enquiry.withDates, {
    room: title,
    party,
    from: formatDate(stay.checkIn, words.dates, 'full'),
    to: formatDate(stay.checkOut, words.dates, 'full'),
    nights: pluralize(nights, words.night, words.dates.locale),
  });
}
