import type { BrandBooking, SpecialOffer } from '@/content';
import { BookingLink } from '../ui/booking-link';
import { DotList } from '../ui/dot-list/dot-list';
import styles from './offers.module.css';

interface OffersProps {
  readonly offers: readonly SpecialOffer[];
  /** After a price: "per night". */
  readonly priceSuffix: string;
  readonly booking: BrandBooking;
}

/** A card for each offer; periods.tsx shows it on its days. */
export function Offers({ offers, priceSuffix, booking }: OffersProps) {
  return offers.map((offer) => (
    <section key={offer.id} className={styles.offer} aria-labelledby={offer.id} data-show-during={offer.id}>
      <div className={styles.card}>
        <div className={styles.text}>
          <p className={styles.eyebrow}>{offer.eyebrow}</p>
          <h2 id={offer.id}>{offer.title}</h2>
          <p>{offer.text}</p>
          {offer.priceText && (
            <p className={styles.price}>
              <strong>{offer.priceText}</strong> {priceSuffix}
            </p>
          )}
          <p className={styles.until}>{offer.untilText}</p>
          <BookingLink booking={booking} describedBy={offer.id} />
        </div>
        {offer.conditions.length > 0 && (
          <div>
            <h3>{offer.conditionsLabel}</h3>
            <DotList items={offer.conditions} />
          </div>
        )}
      </div>
    </section>
  ));
}
