'use client';

import { useRef, type ComponentProps } from 'react';
import type { SitePath } from '@/content/fields/site-path';
import type { Brand } from '@/content/model';
import type { BookingOrClosure } from '@/content/model/brand';
import type { Business } from '@/content/model/business';
import type { ShareLabels } from '@/content/model/labels';
import type { RoomOption, StayContent } from '@/content/model/stay';
import { formatDate, type DateStyle } from '@/lib/format-date';
import { pluralize } from '@/lib/interpolate';
import { StayTides } from '../tides/stay-tides';
import { useZanzibarNow } from '../tides/use-zanzibar-now';
import { BookingLink } from '../ui/booking-link';
import { Button, ButtonLink } from '../ui/button/button';
import { ClientSideLink } from '../ui/links';
import { PhoneLink, WhatsAppLink } from '../ui/phone-links';
import { ShareButton } from '../ui/share-button/share-button';
import { useScrollReset } from '../ui/use-scroll-reset';
import { CalendarButton } from './calendar-button';
import { SelectedRoom } from './selected-room';
import { formatEnquiry, formatCapacityLimit, formatRoomsAndGuests } from './format-stay';
import { RoomAdvice } from './room-advice';
import { RoomPicker } from './room-picker';
import { RoomLinks } from './room-links';
import { StayEstimate } from './stay-estimate';
import { createICalendar } from './create-icalendar';
import {
  bookingUrl,
  countNights,
  datesOutOfOrder,
  limitOccupancy,
  parseStay,
  serializeStay,
  type Capacity,
  type Stay,
} from './stay-query';
import styles from './stay-summary.module.css';
import { useQueryString } from './use-query-string';

interface StaySummaryProps {
  /** Valid values of `?room=`. */
  readonly rooms: readonly RoomOption[];
  /** For an unknown `?room=`, and without a search. */
  readonly defaultRoom: RoomOption;
  readonly capacity: Capacity;
  readonly content: StayContent;
  readonly booking: BookingOrClosure;
  readonly findRoomHref: string;
  readonly contactHref: SitePath;
  readonly share: ShareLabels;
  readonly business: Pick<Business, 'phone' | 'phoneText' | 'whatsApp' | 'location'>;
  readonly tides: Omit<ComponentProps<typeof StayTides>, 'from' | 'until'>;
  readonly brand: Pick<Brand, 'id' | 'name'>;
}

/** Summary of the stay in the query string, with booking and enquiry links. */
export function StaySummary(props: StaySummaryProps) {
  const { rooms, defaultRoom, capacity, content, booking, findRoomHref, contactHref } = props;
  const { share, business, brand, tides } = props;
  const search = useQueryString();
  const roomIds = rooms.map(({ id }) => id);
  /** As the guest has written it, for links. */
  const asked = parseStay(search ?? '', roomIds, defaultRoom.id);
  const queryOf = (other: string) => serializeStay({ ...asked, room: other });
  const stay = limitOccupancy(asked, capacity);
  const room = rooms.find(({ id }) => id === stay.room);
  const heading = useRef<HTMLHeadingElement>(null);
  useScrollReset(search === null ? undefined : stay.room, heading);
  const today = useZanzibarNow()?.date;
  const { labels, roomDetails } = content;

  const hasNights = countNights(stay) !== null;
  const hasBegun = hasNights && today !== undefined && stay.checkIn < today;
  const isOver = hasBegun && stay.checkOut < today;
  /** What can be booked: no dates in the past. */
  const bookable = hasBegun ? { ...stay, checkIn: '', checkOut: '' } : stay;
  /** Beside what has to be changed, otherwise among the small links. */
  const changeFirst = !hasNights || hasBegun;
  const changeLink = (
    <ClientSideLink href={`${findRoomHref}?${serializeStay(asked)}`}>
      {roomDetails.labels.changeStay}
    </ClientSideLink>
  );
  const enquiry = formatEnquiry(bookable, room, content);
  const title = [...(room ? [room.title] : []), brand.name].join(', ');

  return (
    <div className={styles.stay}>
      <noscript>
        <RoomLinks rooms={rooms} text={roomDetails.labels.withoutScript} />
      </noscript>
      {room ? (
        <SelectedRoom room={room} content={content} queryOf={queryOf} heading={heading} />
      ) : (
        <RoomPicker
          stay={stay}
          rooms={rooms}
          capacity={capacity}
          labels={roomDetails.labels}
          queryOf={queryOf}
          heading={heading}
        />
      )}
      <div className={styles.summary}>
        <p id="stay" className={styles.eyebrow}>
          {roomDetails.eyebrow}
        </p>
        <StayDetails stay={stay} content={content} />
        {!hasBegun && (
          <StayEstimate
            className={styles.estimate}
            stay={stay}
            room={room}
            capacity={capacity}
            content={content}
          />
        )}
        {serializeStay(stay) !== serializeStay(asked) && (
          <p role="status">{formatCapacityLimit(capacity, content)}</p>
        )}
        {room && (
          <RoomAdvice
            stay={stay}
            room={room}
            rooms={rooms}
            capacity={capacity}
            content={content}
            queryOf={queryOf}
          />
        )}
        {changeFirst && (
          <p className={styles.warning} role="status">
            {datesWarning(stay, content)} {changeLink}
          </p>
        )}
        <div className="screenOnly stackXs">
          <BookingLink booking={booking} href={bookingUrl(booking, bookable)} enquiry={enquiry} />
          <ButtonLink href={contactHref} enquiry={enquiry} variant="secondary">
            {roomDetails.labels.ask}
          </ButtonLink>
          <div className={styles.small}>
            <WhatsAppLink link={business.whatsApp} message={enquiry} />
            <PhoneLink phone={business.phone} phoneText={business.phoneText} />
            {!changeFirst && changeLink}
            <span className="scriptOnly">
              <Button variant="text" onClick={() => window.print()}>
                {roomDetails.labels.print}
              </Button>
            </span>
            {hasNights && !isOver && (
              <CalendarButton
                label={roomDetails.labels.calendar}
                fileName={`${stay.checkIn}.ics`}
                calendar={() =>
                  createICalendar(
                    {
                      ...stay,
                      brand: brand.id,
                      title,
                      place: business.location,
                      notes: [
                        formatRoomsAndGuests(stay, labels),
                        ...roomDetails.times.map((time) => `${time.title}: ${time.items[0]}`),
                      ],
                      url: window.location.href,
                    },
                    new Date(),
                  )
                }
              />
            )}
            <ShareButton title={title} labels={share} />
          </div>
        </div>
        <dl className={styles.times}>
          {roomDetails.times.map((time) => (
            <div key={time.title}>
              <dt>{time.title}</dt>
              <dd>{time.items[0]}</dd>
            </div>
          ))}
        </dl>
      </div>
      {hasNights && !isOver && <StayTides from={stay.checkIn} until={stay.checkOut} {...tides} />}
    </div>
  );
}

function datesWarning(stay: Stay, { labels, roomDetails }: StayContent): string {
  if (datesOutOfOrder(stay)) return labels.datesOutOfOrder;
  return countNights(stay) === null ? roomDetails.labels.datesMissing : roomDetails.labels.datesPast;
}

function StayDetails({ stay, content }: { readonly stay: Stay; readonly content: StayContent }) {
  const { labels, roomDetails } = content;
  const nights = countNights(stay);
  return (
    <dl className={styles.details}>
      <dt>{labels.checkIn}</dt>
      <dd>
        <FormattedDate date={stay.checkIn} style={labels.dates} none={roomDetails.labels.noDate} />
      </dd>
      <dt>{labels.checkOut}</dt>
      <dd>
        <FormattedDate date={stay.checkOut} style={labels.dates} none={roomDetails.labels.noDate} />
      </dd>
      {nights !== null && (
        <>
          <dt>{roomDetails.labels.nights}</dt>
          <dd>{pluralize(nights, labels.night, labels.dates.locale)}</dd>
        </>
      )}
      <dt>{labels.rooms}</dt>
      <dd>{pluralize(stay.rooms, labels.room, labels.dates.locale)}</dd>
      <dt>{labels.guests}</dt>
      <dd>
        {pluralize(stay.adults, labels.adult, labels.dates.locale)},{' '}
        {pluralize(stay.children, labels.child, labels.dates.locale)}
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
