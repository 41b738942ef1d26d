import type { ReactNode } from 'react';
import type { RoomOption } from '@/content/model/stay';
import { BookingLink } from '../ui/booking-link';
import { Button, ButtonLink } from '../ui/button/button';
import { PhoneLink, WhatsAppLink } from '../ui/phone-and-whatsapp-links';
import { ShareButton } from '../ui/share-button/share-button';
import { AddToCalendarButton } from './add-to-calendar-button';
import { createICalendar } from './create-icalendar';
import { formatEnquiry, formatOccupancy } from './format-stay';
import type { StayPhase } from './stay-dates';
import type { StaySummaryPageContent } from './stay-summary-page-content';
import { createBookingUrl, type Stay } from './stay-query';
import styles from './stay-actions.module.css';

interface StayActionsProps {
  readonly pageContent: StaySummaryPageContent;
  readonly stay: Stay;
  readonly phase: StayPhase;
  readonly room: RoomOption | undefined;
  /** The link back to the search, unless it is shown above. */
  readonly changeLink: ReactNode;
}

/** What a guest can do with the stay: book it, ask for it, keep it. */
export function StayActions({ pageContent, stay, phase, room, changeLink }: StayActionsProps) {
  const { content, booking, contactHref, shareLabels, business, brand } = pageContent;
  const { labels, times } = content.summary;
  /** The stay that can be booked: without dates that are in the past. */
  const bookableStay =
    phase === 'current' || phase === 'past' ? { ...stay, checkIn: '', checkOut: '' } : stay;
  const enquiry = formatEnquiry(bookableStay, room, content);
  const title = [...(room ? [room.title] : []), brand.name].join(', ');

  function calendar(): string {
    const occupancyText = formatOccupancy(stay, content.labels);
    const notes = [occupancyText, ...times.map((time) => `${time.title}: ${time.items[0]}`)];
    const place = business.location;
    const url = window.location.href;
    return createICalendar({ ...stay, brand: brand.id, title, place, notes, url }, new Date());
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
          <AddToCalendarButton label={labels.calendar} fileName={`${stay.checkIn}.ics`} calendar={calendar} />
        )}
        <ShareButton title={title} labels={shareLabels} />
      </div>
    </div>
  );
}
