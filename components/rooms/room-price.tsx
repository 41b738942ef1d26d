import type { Room, RoomWords } from '@/content/types';
import styles from './room-price.module.css';

type RoomPriceProps = Pick<Room, 'priceText'> & {
  readonly words: Pick<RoomWords, 'pricePrefix' | 'priceSuffix'>;
};

/** "from $49 per night". */
export function RoomPrice({ priceText, words }: RoomPriceProps) {
  return (
    <p className={styles.price}>
      {words.pricePrefix} <strong>{priceText}</strong> {words.priceSuffix}
    </p>
  );
}
