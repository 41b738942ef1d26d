import type { VideoContent } from '@/content';
import { Photo } from '../../ui/photo/photo';
import { BackgroundVideo } from './background-video';
import styles from './video-section.module.css';

const HEADING_ID = 'the-sea';

/** Background video of the sea with a poster. */
export function VideoSection({ eyebrow, heading, text, poster, ...video }: VideoContent) {
  return (
    <section className={styles.section} aria-labelledby={HEADING_ID}>
      <Photo photo={poster} sizes="max(100vw, 105svh)" className={styles.poster} />
      <BackgroundVideo {...video} />
      <div className={styles.words}>
        <p className={styles.eyebrow}>{eyebrow}</p>
        <h2 id={HEADING_ID}>{heading}</h2>
        <p className={styles.text}>{text}</p>
      </div>
    </section>
  );
}
