import type { AboutContent } from '@/content';
import { Photo } from '../ui/photo/photo';
import { Section } from '../ui/section/section';
import { MEDIA } from '../ui/media';
import styles from './philosophy.module.css';

export function Philosophy({ heading, paragraphs, photo }: AboutContent['philosophy']) {
  return (
    <Section>
      <div className={styles.columns}>
        <div className={styles.picture}>
          <Photo photo={photo} sizes={`${MEDIA.large} 52rem, 100vw`} />
        </div>
        <div className={styles.text}>
          <h2>{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </Section>
  );
}
