import type { Room, RoomWords } from '@/content/types';
import styles from './room-price.module.css';

type RoomPriceProps = Pick<Room, 'price'> & {
  readonly words: Pick<RoomWords, 'pricePrefix' | 'priceSuffix'>;
};

/** "from $49 per night". */
export function RoomPrice({ price, words }: RoomPriceProps) {
  return (
    <p className={styles.price}>
      {words.pricePrefix} <strong>{price}</strong> {words.priceSuffix}
    </p>
  );
}
