import type { BookingLinkContent } from '@/content/model/brand';
import type { Room, RoomsContent } from '@/content/model/rooms';
import { BookingLink } from '../ui/booking-link';
import { ButtonLink } from '../ui/button/button';
import { Photo } from '../ui/photo/photo';
import { Section } from '../ui/section/section';
import styles from './room-list.module.css';
import { RoomDetails, RoomPrice } from './room-price-and-details';
import { BREAKPOINTS } from '../utils/breakpoints';

interface RoomListProps {
  readonly intro: RoomsContent['intro'];
  readonly rooms: readonly Room[];
  readonly detailsLabel: string;
  readonly booking: BookingLinkContent;
}

/** The room list: photo, price, details and links of each room. */
export function RoomList({ intro, rooms, detailsLabel, booking }: RoomListProps) {
  return (
    <Section headingId="rooms" {...intro}>
      <ul className={`${styles.rooms} patchesFromSecond`}>
        {rooms.map((room) => (
          <li key={room.id} className={styles.room}>
            <div className={`${styles.photo} livelyPhoto ratio4x3`}>
              <Photo sharedTransition photo={room.photo} sizes={`${BREAKPOINTS.large} 75rem, 100vw`} />
            </div>
            <div className={styles.text}>
              <h3 className="h2" translate="no">
                {room.title}
              </h3>
              <div className={styles.price}>
                <RoomPrice {...room.nightPrice} note={room.priceNote} />
              </div>
              <p className={`${styles.description} muted readable`}>{room.summary}</p>
              <div className={styles.details}>
                <RoomDetails details={room.details} />
              </div>
              <div className={styles.actions}>
                <BookingLink booking={booking} enquiry={room.enquiry} />
                <ButtonLink href={room.href} variant="secondary">
                  {detailsLabel}
                </ButtonLink>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
