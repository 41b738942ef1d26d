import type { Room } from '@/content/model/rooms';
import { ClientSideLink } from '../ui/links';
import { Photo } from '../ui/photo/photo';
import { Section, SectionHeading } from '../ui/section/section';
import styles from './other-rooms.module.css';
import { RoomPrice } from './room-price-and-details';
import { BREAKPOINTS } from '../utils/breakpoints';

interface OtherRoomsProps {
  readonly heading: string;
  readonly rooms: readonly Room[];
}

/** Links to the other rooms of the room list. */
export function OtherRooms({ heading, rooms }: OtherRoomsProps) {
  if (rooms.length === 0) return null;
  return (
    <Section tone="tint" headingId="other-rooms" screenOnly>
      <div className={styles.layout}>
        <SectionHeading id="other-rooms" heading={heading} />
        <ul className={styles.rooms}>
          {rooms.map((room) => (
            <li key={room.id} className={styles.room}>
              <div className={styles.photo}>
                <Photo
                  sharedTransition
                  photo={{ ...room.photo, alt: '' }}
                  sizes={`${BREAKPOINTS.wide} 38rem, ${BREAKPOINTS.small} 47vw, 68vw`}
                />
              </div>
              <h3 translate="no">
                <ClientSideLink href={room.href} className="cardLink">
                  {room.title}
                </ClientSideLink>
              </h3>
              <RoomPrice {...room.nightPrice} note={room.priceNote} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
