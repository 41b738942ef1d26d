import type { ReactNode } from 'react';
import type { SitePath } from '@/lib/site-path';
import type { BookingLinkContent, Look } from '@/content/model/brand';
import type { Business } from '@/content/model/business';
import type { ShareLabels } from '@/content/model/labels';
import type { Room, RoomLabels } from '@/content/model/rooms';
import { BookingLink } from '../ui/booking-link';
import { ButtonLink } from '../ui/button/button';
import { WhatsAppLink } from '../ui/phone-and-whatsapp-links';
import { ShareButton } from '../ui/share-button/share-button';
import styles from './room-price-and-actions.module.css';
import { RoomFacts, RoomPrice } from './room-price-and-facts';

interface RoomPriceAndActionsProps extends Pick<RoomLabels, 'enquiryLabel' | 'priceNote'> {
  readonly look: Look;
  readonly room: Room;
  readonly tide: ReactNode;
  readonly booking: BookingLinkContent;
  readonly contactHref: SitePath;
  readonly whatsApp: Business['whatsApp'];
  readonly shareLabels: ShareLabels;
  readonly shareTitle: string;
}

/** Price, details, booking link and enquiry link of a room. */
export function RoomPriceAndActions(props: RoomPriceAndActionsProps) {
  const {
    look,
    room,
    tide,
    booking,
    contactHref,
    enquiryLabel,
    priceNote,
    whatsApp,
    shareLabels,
    shareTitle,
  } = props;
  return (
    <div className={`${styles.panel} stackS`}>
      <div className={styles.price}>
        <RoomPrice {...room.nightPrice} note={room.priceNote} />
      </div>
      <div className={`${styles.booking} screenOnly`}>
        <BookingLink booking={booking} enquiry={room.enquiry} />
      </div>
      <div className="screenOnly small">{tide}</div>
      <RoomFacts facts={room.details} />
      <div className={`${styles.actions} screenOnly`}>
        <ButtonLink
          href={contactHref}
          enquiry={room.enquiry}
          variant={look === 'gallery' ? 'text' : 'secondary'}
        >
          {enquiryLabel}
        </ButtonLink>
        <WhatsAppLink link={whatsApp} message={room.enquiry} />
        <ShareButton title={shareTitle} labels={shareLabels} />
      </div>
      <p className={`${styles.note} muted small`}>{priceNote}</p>
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
