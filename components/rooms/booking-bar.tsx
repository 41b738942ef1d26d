import type { Booking, Room } from '@/content/types';
import { ButtonLink } from '../ui/button/button';
import styles from './booking-bar.module.css';
import { RoomPrice } from './room-price';

interface BookingBarProps extends Pick<Room, 'priceText'> {
  readonly booking: Booking;
}

/** Fixed to the bottom of phones; base.css reserves the space. */
export function BookingBar({ priceText, booking }: BookingBarProps) {
  return (
    <div className={styles.bar} data-booking-bar="">
      <RoomPrice {...priceText} />
      <ButtonLink href={booking.url}>{booking.cardLabel}</ButtonLink>
    </div>
  );
}
