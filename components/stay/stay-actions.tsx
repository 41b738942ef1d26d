import type { ReactNode } from 'react';
import type { RoomOption, StayContent } from '@/content/model/stay';
import { formatDate } from '@/lib/format-date';
import { interpolate } from '@/lib/interpolate';
import { pluralize } from '@/lib/pluralize';
import { BookingLink } from '../ui/booking-link';
import { Button, ButtonLink } from '../ui/button/button';
import { PhoneLink, WhatsAppLink } from '../ui/phone-and-whatsapp-links';
import { ShareButton } from '../ui/share-button/share-button';
import { createICalendar } from './create-icalendar';
import type { StaySummaryProps } from './room-and-stay-summary';
import { countNights, createBookingUrl, type Stay } from './stay';
import styles from './stay-actions.module.css';

interface StayActionsProps extends StaySummaryProps {
  /** The link back to the search, unless it is shown above. */
  readonly changeLink: ReactNode;
}

/** What a guest can do with the stay: book it, ask for it, keep it. */
export function StayActions({ stay, phase, room, changeLink, ...pageContent }: StayActionsProps) {
  const { content, booking, contactHref, shareLabels, business, brand } = pageContent;
  const { labels, times } = content.summary;
  /** The stay that can be booked: without dates that are in the past. */
  const bookableStay =
    phase === 'current' || phase === 'past' ? { ...stay, checkIn: '', checkOut: '' } : stay;
  const enquiry = formatEnquiry(bookableStay, room, content);
  const title = [...(room ? [room.title] : []), brand.name].join(', ');

  function downloadCalendar() {
    const notes = [
      formatRoomsAndGuests(stay, content),
      ...times.map((time) => `${time.title}: ${time.items[0]}`),
    ];
    const place = business.location;
    const url = window.location.href;
    const calendar = createICalendar({ ...stay, brand: brand.id, title, place, notes, url }, new Date());
    download(`${stay.checkIn}.ics`, calendar);
  }

  return (
    <div className="screenOnly stackXs">
      <BookingLink booking={booking} href={createBookingUrl(booking, bookableStay)} enquiry={enquiry} />
      <ButtonLink href={contactHref} enquiry={enquiry} variant="secondary">
        {labels.ask}
      </ButtonLink>
      <div className={styles.links}>
        <WhatsAppLink link={business.whatsApp} message={enquiry} />
        <PhoneLink phone={business.phone} phoneText={business.phoneText} />
        {changeLink}
        <span className="scriptOnly">
          <Button variant="text" onClick={() => window.print()}>
            {labels.print}
          </Button>
        </span>
        {(phase === 'future' || phase === 'current') && (
          <Button variant="text" onClick={downloadCalendar}>
            {labels.calendar}
          </Button>
        )}
        <ShareButton title={title} labels={shareLabels} />
      </div>
    </div>
  );
}

/** Hands a calendar to the device; made in the browser, so it works without a network. */
function download(fileName: string, calendar: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([calendar], { type: 'text/calendar' }));
  link.download = fileName;
  link.click();
  // browsers have read the file by then
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** "1 room, 2 adults" */
function formatRoomsAndGuests(
  { rooms, adults, children }: Stay,
  { labels: { dates, inSentences } }: StayContent,
): string {
  return [
    pluralize(rooms, inSentences.rooms, dates.locale),
    pluralize(adults, inSentences.adults, dates.locale),
    ...(children > 0 ? [pluralize(children, inSentences.children, dates.locale)] : []),
  ].join(', ');
}

/** First sentence of the contact message. Without a room, and for a sample room, it says "a room". */
function formatEnquiry(stay: Stay, room: RoomOption | undefined, content: StayContent): string {
  const { labels, summary } = content;
  const nights = countNights(stay);
  const party = formatRoomsAndGuests(stay, content);
  const title = room?.bookable ? room.title : summary.enquiry.anyRoom;
  if (nights === null) return interpolate(summary.enquiry.withoutDates, { room: title, party });
  return interpolate(summary.enquiry.withDates, {
    room: title,
    party,
    from: formatDate(stay.checkIn, labels.dates, 'full'),
    to: formatDate(stay.checkOut, labels.dates, 'full'),
    nights: pluralize(nights, labels.night, labels.dates.locale),
  });
}
