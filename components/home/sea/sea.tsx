import type { SeaContent } from '@/content/types';
import { Photo } from '../../ui/photo/photo';
import { MovingPicture } from './moving-picture';
import styles from './sea.module.css';

const HEADING_ID = 'the-sea';

/** The sea itself, moving where it may; a still of it everywhere else. */
export function Sea({ eyebrow, heading, text, poster, ...video }: SeaContent) {
  return (
    <section className={styles.sea} aria-labelledby={HEADING_ID}>
      <Photo photo={poster} sizes="max(100vw, 105svh)" className={styles.poster} />
      <MovingPicture {...video} />
      <div className={styles.words}>
        <p className={styles.eyebrow}>{eyebrow}</p>
        <h2 id={HEADING_ID}>{heading}</h2>
        <p className={styles.text}>{text}</p>
      </div>
    </section>
  );
}
