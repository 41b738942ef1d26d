import type { Booking, Room, RoomsContent } from '@/content/types';
import { Section } from '../ui/section/section';
import { BookingBar } from './booking-bar';
import { ListGroups } from './list-groups';
import styles from './room-detail.module.css';
import { RoomGallery } from './room-gallery';
import { RoomOffer } from './room-offer';

interface RoomDetailProps {
  readonly room: Room;
  readonly content: Pick<RoomsContent, 'policies' | 'placeholders' | 'words'>;
  readonly booking: Booking;
  readonly contactHref: string;
  /** Says what the pictures are; '' where they are photographs. */
  readonly pictureNote: string;
}

/** Everything a guest asks before booking a room (RMD-01 to RMD-17). */
export function RoomDetail({ room, content, booking, contactHref, pictureNote }: RoomDetailProps) {
  const { words, policies, placeholders } = content;
  return (
    <>
      <Section labelledBy="room">
        <div className={styles.room}>
          <div className={styles.head}>
            <h2 id="room">{room.title}</h2>
            <p className={styles.lead}>{room.desc}</p>
          </div>
          <div className={styles.pictures}>
            <RoomGallery
              roomId={room.id}
              title={room.title}
              photos={room.gallery}
              placeholders={placeholders}
              words={words.gallery}
            />
            {pictureNote && <p className={styles.note}>{pictureNote}</p>}
          </div>
          <RoomOffer room={room} words={words} booking={booking} contactHref={contactHref} />
          <div className={styles.story}>
            <h3>{words.description}</h3>
            {room.description.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </Section>
      <Section tone="tint" labelledBy="good-to-know">
        <ListGroups id="good-to-know" heading={words.policies} groups={policies} />
      </Section>
      <Section labelledBy="amenities">
        <ListGroups id="amenities" heading={words.amenities} groups={room.amenities} />
      </Section>
      <BookingBar priceText={room.priceText} words={words} booking={booking} />
    </>
  );
}
