import type { Look } from '@/content/model/brand';
import type { FindRoomContent } from '@/content/model/stay';
import { Button } from '../ui/button/button';
import { Photo } from '../ui/photo/photo';
import styles from './sample-room-cards.module.css';
import { SampleBadge } from '../ui/sample-badge';
import { BREAKPOINTS } from '../utils/breakpoints';

interface SampleRoomCardsProps {
  readonly look: Look;
  readonly content: FindRoomContent;
  readonly badge: string;
}

const SIZES: Readonly<Record<Look, string>> = {
  gallery: `${BREAKPOINTS.medium} 16rem, 92vw`,
  scrapbook: `${BREAKPOINTS.medium} 25rem, 92vw`,
};

/** Sample cards; their buttons submit the surrounding form. */
export function SampleRoomCards({ look, content, badge }: SampleRoomCardsProps) {
  return (
    <ul className={`${styles.cards} stackM`} aria-label={content.labels.cards}>
      {content.sampleRooms.map(({ id, title, text, priceText, photo }) => (
        <li key={id} className={styles.card}>
          <Photo photo={photo} sizes={SIZES[look]} />
          <div className={styles.text}>
            <SampleBadge>{badge}</SampleBadge>
            <h3>{title}</h3>
            <p>{text}</p>
            <p className={`${styles.price} priceText`}>{priceText}</p>
            <Button type="submit" name="room" value={id} formNoValidate>
              {content.labels.checkout}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}
