import type { Booking, Room, RoomWords } from '@/content/types';
import { EnquiryLink } from '../contact/enquiry-link';
import { ButtonLink } from '../ui/button/button';
import { fill } from '../ui/fill';
import { RoomFacts } from './room-facts';
import styles from './room-offer.module.css';
import { RoomPrice } from './room-price';

interface RoomOfferProps {
  readonly room: Room;
  readonly words: RoomWords;
  readonly booking: Booking;
  readonly contactHref: string;
}

/** Price, facts and the two ways on, under an arch. */
export function RoomOffer({ room, words, booking, contactHref }: RoomOfferProps) {
  return (
    <div className={styles.offer}>
      <div className={styles.price}>
        <RoomPrice priceText={room.priceText} words={words} />
      </div>
      <div className={styles.book}>
        <ButtonLink href={booking.url}>{booking.cardLabel}</ButtonLink>
      </div>
      <RoomFacts room={room} words={words} />
      <EnquiryLink href={contactHref} enquiry={fill(words.enquiry, { room: room.title })} look="quiet">
        {words.ask}
      </EnquiryLink>
      <p className={styles.note}>{words.priceNote}</p>
    </div>
  );
}
