import type { PriceText } from '@/content/model/helpers/room-price-text';
import { DateDependentPrice } from '../ui/date-dependent-price';
import styles from './room-price.module.css';

interface RoomPriceProps extends PriceText {
  /** What the price means, on a line of its own. */
  readonly note?: string;
}

/** "from $49 per night". */
export function RoomPrice({ prefix, amount, amountsByPeriod, suffix, note }: RoomPriceProps) {
  return (
    <div>
      <p className={styles.price}>
        {prefix} <DateDependentPrice as="strong" text={amount} textsByPeriod={amountsByPeriod} /> {suffix}
      </p>
      {note && <p className={styles.note}>{note}</p>}
    </div>
  );
}
