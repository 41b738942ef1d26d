import type { BookingLinkContent } from '@/content/model/brand';
import type { Room } from '@/content/model/rooms';
import { BookingLink } from '../ui/booking-link';
import styles from './sticky-booking-bar.module.css';
import { RoomPrice } from './room-price';

interface StickyBookingBarProps extends Pick<Room, 'nightPrice' | 'priceNote' | 'enquiry'> {
  readonly booking: BookingLinkContent;
}

/** Fixed to the bottom of phones; base.css reserves the space. */
export function StickyBookingBar({ nightPrice, priceNote, enquiry, booking }: StickyBookingBarProps) {
  return (
    <div className={styles.bar} data-booking-bar="">
      <RoomPrice {...nightPrice} note={priceNote} />
      <BookingLink booking={booking} enquiry={enquiry} />
    </div>
  );
}
