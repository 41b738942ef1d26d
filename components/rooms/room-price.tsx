import type { NightPriceContent } from '@/content/model/helpers/room-prices';
import { DateDependentPrice } from '../ui/date-dependent-price';
import styles from './room-price.module.css';

interface RoomPriceProps extends NightPriceContent {
  /** What the price means, on a line of its own. */
  readonly note?: string;
}

/** "from $49 per night". */
export function RoomPrice({ prefix, amount, amountsByPeriod, suffix, note }: RoomPriceProps) {
  return (
    <div>
      <p className={styles.price}>
        {prefix}{' '}
        {amountsByPeriod ? (
          <DateDependentPrice as="strong" texts={amountsByPeriod} />
        ) : (
          <strong>{amount}</strong>
        )}{' '}
        {suffix}
      </p>
      {note && <p className={styles.note}>{note}</p>}
    </div>
  );
}
