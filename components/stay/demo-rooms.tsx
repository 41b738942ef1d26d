import type { FindRoomContent, Layouts } from '@/content';
import { Button } from '../ui/button/button';
import { Photo } from '../ui/photo/photo';
import styles from './demo-rooms.module.css';
import { SampleBadge } from '../ui/sample-badge/sample-badge';
import { MEDIA } from '../ui/media';

interface DemoRoomsProps {
  readonly layout: Layouts['findRoom'];
  readonly content: FindRoomContent;
  readonly badge: string;
}

const SIZES: Readonly<Record<Layouts['findRoom'], string>> = {
  line: `${MEDIA.medium} 16rem, 92vw`,
  fields: `${MEDIA.medium} 25rem, 92vw`,
};

/** Sample cards; their buttons submit the surrounding form. */
export function DemoRooms({ layout, content, badge }: DemoRoomsProps) {
  return (
    <ul className={styles.cards} data-layout={layout} aria-label={content.labels.cards}>
      {content.sampleRooms.map(({ id, title, text, priceText, photo }) => (
        <li key={id} className={styles.card}>
          <Photo photo={photo} sizes={SIZES[layout]} />
          <div className={styles.text}>
            <SampleBadge>{badge}</SampleBadge>
            <h3>{title}</h3>
            <p>{text}</p>
            <p className={styles.price}>{priceText}</p>
            <Button type="submit" name="room" value={id} formNoValidate>
              {content.labels.checkout}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}
