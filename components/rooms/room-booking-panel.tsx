import type { Booking, Room, RoomWords } from '@/content/types';
import { EnquiryLink } from '../contact/enquiry-link';
import { ButtonLink } from '../ui/button/button';
import { interpolate } from '../ui/interpolate';
import { RoomFacts } from './room-facts';
import styles from './room-booking-panel.module.css';
import { RoomPrice } from './room-price';

interface RoomBookingPanelProps {
  readonly room: Room;
  readonly words: RoomWords;
  readonly booking: Booking;
  readonly contactHref: string;
}

/** Price, facts, booking link and enquiry link of a room. */
export function RoomBookingPanel({ room, words, booking, contactHref }: RoomBookingPanelProps) {
  return (
    <div className={styles.panel}>
      <div className={styles.price}>
        <RoomPrice priceText={room.priceText} words={words} />
      </div>
      <div className={styles.booking}>
        <ButtonLink href={booking.url}>{booking.cardLabel}</ButtonLink>
      </div>
      <RoomFacts room={room} words={words} />
      <EnquiryLink
        href={contactHref}
        enquiry={interpolate(words.enquiry, { room: room.title })}
        variant="secondary"
      >
        {words.enquiryLabel}
      </EnquiryLink>
      <p className={styles.note}>{words.priceNote}</p>
    </div>
  );
}
