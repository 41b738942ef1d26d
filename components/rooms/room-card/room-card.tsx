import type { Booking, Photo as PhotoData, Room, RoomWords } from '@/content/types';
import { ButtonLink } from '../../ui/button/button';
import { Icon } from '../../ui/icon/icon';
import { Photo } from '../../ui/photo/photo';
import { MEDIA } from '../../ui/media';
import styles from './room-card.module.css';

interface RoomCardProps {
  readonly room: Room;
  /** Instead of the room's first photo, if that is already on the page. */
  readonly photo?: PhotoData;
  /** `wide`: photo and text side by side where there is room. */
  readonly layout?: 'upright' | 'wide';
  readonly words: RoomWords;
  readonly booking: Booking;
}

/** Card of a room: photo, guests, size, price, and links to booking and details. */
export function RoomCard({ room, photo = room.img, layout = 'upright', words, booking }: RoomCardProps) {
  const headingId = `room-${room.id}-${photo.name}`;
  return (
    <article className={styles.card} data-layout={layout} aria-labelledby={headingId}>
      <div className={styles.picture}>
        <Photo
          photo={photo}
          sizes={layout === 'wide' ? `${MEDIA.large} 46rem, 92vw` : `${MEDIA.medium} 38rem, 92vw`}
        />
      </div>
      <div className={styles.words}>
        <h3 id={headingId}>{room.title}</h3>
        <p className={styles.description}>{room.desc}</p>
        <ul className={styles.facts}>
          <li>
            <Icon name="guests" size={20} />
            <span>
              {room.adults} {words.adults}
            </span>
          </li>
          <li>
            <Icon name="size" size={20} />
            <span>{room.sizeText}</span>
          </li>
        </ul>
        <p className={styles.price}>
          {words.pricePrefix} <strong>{room.priceText}</strong> {words.priceSuffix}
        </p>
        <div className={styles.actions}>
          <ButtonLink href={booking.url}>{booking.cardLabel}</ButtonLink>
          <ButtonLink href={room.href} variant="secondary" describedBy={headingId}>
            {words.viewDetails}
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}
