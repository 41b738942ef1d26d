import type { Brand } from '@/content/model';
import type { BookingLinkContent } from '@/content/model/brand';
import type { Room } from '@/content/model/rooms';
import { CurrentTide } from '../tides/current-tide';
import { BookingLink } from '../ui/booking-link';
import { ButtonLink } from '../ui/button/button';
import { OptionalPart } from '../ui/optional-part';
import { WhatsAppLink } from '../ui/phone-and-whatsapp-links';
import { ShareButton } from '../ui/share-button/share-button';
import styles from './room-price-and-actions.module.css';
import { RoomDetails, RoomPrice } from './room-price-and-details';

interface RoomPriceAndActionsProps {
  readonly brand: Brand;
  readonly room: Room;
}

/** Price, details, booking link and enquiry link of a room. */
export function RoomPriceAndActions({ brand, room }: RoomPriceAndActionsProps) {
  const { name, look, rooms, booking, business, pages, labels } = brand;
  return (
    <div className={`${styles.panel} stackS`}>
      <div className={styles.price}>
        <RoomPrice {...room.nightPrice} note={room.priceNote} />
      </div>
      <div className={`${styles.booking} screenOnly`}>
        <BookingLink booking={booking} enquiry={room.enquiry} />
      </div>
      <div className="screenOnly small">
        <OptionalPart>
          <CurrentTide labels={brand.tides.line} href={brand.tides.href} />
        </OptionalPart>
      </div>
      <RoomDetails details={room.details} />
      <div className={`${styles.actions} screenOnly`}>
        <ButtonLink
          href={pages.contact.href}
          enquiry={room.enquiry}
          variant={look === 'gallery' ? 'text' : 'secondary'}
        >
          {rooms.labels.enquiryLabel}
        </ButtonLink>
        <WhatsAppLink link={business.whatsApp} message={room.enquiry} />
        <ShareButton title={`${room.title}, ${name}`} labels={labels.share} />
      </div>
      <p className={`${styles.note} muted small`}>{rooms.priceNotes.join(' ')}</p>
    </div>
  );
}

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
