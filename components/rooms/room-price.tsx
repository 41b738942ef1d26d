import type { PriceText } from '@/content/types';
import styles from './room-price.module.css';

/** "from $49 per night". */
export function RoomPrice({ prefix, amount, suffix }: PriceText) {
  return (
    <p className={styles.price}>
      {prefix} <strong>{amount}</strong> {suffix}
    </p>
  );
}
