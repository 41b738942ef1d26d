import type { BookingLinkContent, Look } from '@/content/model/brand';
import type { PhotoContent } from '@/content/fields/photo-content';
import type { Room } from '@/content/model/rooms';
import { BookingLink } from '../ui/booking-link';
import { ButtonLink } from '../ui/button/button';
import { Icon } from '../ui/icon/icon';
import { Photo } from '../ui/photo/photo';
import { BREAKPOINTS } from '../utils/breakpoints';
import { RoomPrice } from './room-price-and-details';
import styles from './room-card.module.css';

/** `sizes` of the photo. */
const SIZES = {
  upright: `${BREAKPOINTS.wide} 36rem, ${BREAKPOINTS.medium} 45vw, 92vw`,
  wide: `${BREAKPOINTS.large} 100vw, 92vw`,
  row: `${BREAKPOINTS.wide} 46rem, ${BREAKPOINTS.medium} 43vw, ${BREAKPOINTS.small} 40rem, 92vw`,
  wideRow: `${BREAKPOINTS.medium} 32rem, ${BREAKPOINTS.small} 38rem, 92vw`,
} as const;

/** The scrapbook's wide card has its text beside the photo. */
const WIDE_SCRAPBOOK_SIZES = `${BREAKPOINTS.wide} 43rem, ${BREAKPOINTS.large} 55vw, 92vw`;

interface RoomCardProps {
  readonly room: Room;
  /** Replaces the room's first photo, if that is already on the page. */
  readonly photo?: PhotoContent;
  /** `wide`, `row`: photo and text side by side where there is room; a `wideRow` is wide, with the photo at its end. */
  readonly variant?: keyof typeof SIZES;
  readonly look: Look;
  /** Label of the link to the room's page. */
  readonly detailsLabel: string;
  readonly booking: BookingLinkContent;
}

/** Card of a room: photo, guests, size, price, and links to booking and details. */
export function RoomCard({
  room,
  photo = room.photo,
  variant = 'upright',
  look,
  detailsLabel,
  booking,
}: RoomCardProps) {
  const sizes = variant === 'wide' && look === 'scrapbook' ? WIDE_SCRAPBOOK_SIZES : SIZES[variant];
  const headingId = `room-${room.id}-${photo.name}`;
  return (
    <article className={styles.card} data-variant={variant} aria-labelledby={headingId}>
      <div className={`${styles.photo} livelyPhoto ratio3x2 rounded`}>
        <Photo sharedTransition photo={photo} sizes={sizes} />
      </div>
      <div className={styles.text}>
        <h3 id={headingId} translate="no">
          {room.title}
        </h3>
        <p className={styles.description}>{room.summary}</p>
        <ul className={styles.details}>
          <li>
            <Icon name="guests" size={20} />
            <span>{room.guestsText}</span>
          </li>
          <li>
            <Icon name="size" size={20} />
            <span>{room.sizeText}</span>
          </li>
        </ul>
        <div className={styles.price}>
          <RoomPrice {...room.nightPrice} note={room.priceNote} />
        </div>
        <div className={styles.actions}>
          <BookingLink booking={booking} enquiry={room.enquiry} describedBy={headingId} />
          <ButtonLink href={room.href} variant="secondary" describedBy={headingId}>
            {detailsLabel}
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}
