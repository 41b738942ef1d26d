import type { VideoContent } from '@/content/model/home';
import { Photo } from '../../ui/photo/photo';
import { AutoplayVideo } from './autoplay-video';
import styles from './video-section.module.css';

const HEADING_ID = 'the-sea';

/** Video of the sea with a poster; the words are below or beside it. */
export function VideoSection({ eyebrow, heading, text, poster, ...video }: VideoContent) {
  return (
    <section className={styles.section} aria-labelledby={HEADING_ID}>
      <div className={styles.screen}>
        <Photo photo={poster} sizes="100vw" className={styles.poster} />
        <AutoplayVideo {...video} />
      </div>
      <div className={styles.content}>
        <p className="eyebrow">{eyebrow}</p>
        <h2 id={HEADING_ID}>{heading}</h2>
        <p className={styles.text}>{text}</p>
      </div>
    </section>
  );
}
