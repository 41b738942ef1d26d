import type { BookingLinkContent } from '@/content/model/brand';
import type { SpecialOffer } from '@/content/model/special-offers';
import type { Room } from '@/content/model/rooms';
import { BookingLink } from '../ui/booking-link';
import { BulletList } from '../ui/bullet-list/bullet-list';
import { LinkRow } from '../ui/link-row/link-row';
import { ClientSideLink } from '../ui/links';
import styles from './special-offers.module.css';

interface SpecialOffersProps {
  readonly offers: readonly SpecialOffer[];
  /** After a price: "per night". */
  readonly priceSuffix: string;
  readonly booking: BookingLinkContent;
  /** The rooms of the brand, to name those that an offer is for. A room's own page needs none. */
  readonly rooms?: readonly Room[];
}

/** A card for each offer; display-period-styles.tsx shows it on its days. */
export function SpecialOffers({ offers, priceSuffix, booking, rooms = [] }: SpecialOffersProps) {
  return offers.map((offer) => (
    <section key={offer.id} className={styles.offer} aria-labelledby={offer.id} data-show-during={offer.id}>
      <div className={styles.card}>
        <div className={styles.text}>
          <p className="eyebrow">{offer.eyebrow}</p>
          <h2 id={offer.id} className="h3">
            {offer.title}
          </h2>
          <p>{offer.text}</p>
          {getRooms(offer, rooms).length > 0 && (
            <LinkRow links={getRooms(offer, rooms)} as={ClientSideLink} />
          )}
          {offer.conditions.length > 0 && (
            <>
              <h3 className="h4">{offer.conditionsLabel}</h3>
              <BulletList items={offer.conditions} />
            </>
          )}
        </div>
        <div className={styles.action}>
          {offer.priceText && (
            <p className={styles.price}>
              <strong>{offer.priceText}</strong> {priceSuffix}
            </p>
          )}
          <p className="bold">{offer.untilText}</p>
          <BookingLink booking={booking} describedBy={offer.id} />
        </div>
      </div>
    </section>
  ));
}

/** The rooms that an offer is for; none if it is for all. */
const getRooms = (offer: SpecialOffer, rooms: readonly Room[]) =>
  rooms.filter(({ id }) => offer.rooms?.includes(id)).map(({ title, href }) => ({ label: title, href }));
