import type { BookingLinkContent } from '@/content/model/brand';
import type { Room } from '@/content/model/rooms';
import { BookingLink } from '../ui/booking-link';
import styles from './booking-bar.module.css';
import { RoomPrice } from './room-price';

interface BookingBarProps extends Pick<Room, 'priceText' | 'priceNote' | 'enquiry'> {
  readonly booking: BookingLinkContent;
}

/** Fixed to the bottom of phones; base.css reserves the space. */
export function BookingBar({ priceText, priceNote, enquiry, booking }: BookingBarProps) {
  return (
    <div className={styles.bar} data-booking-bar="">
      <RoomPrice {...priceText} note={priceNote} />
      <BookingLink booking={booking} enquiry={enquiry} />
    </div>
  );
}
