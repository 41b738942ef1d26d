import type { AboutContent, Layouts } from '@/content';
import { Photo } from '../ui/photo/photo';
import { Section } from '../ui/section/section';
import { MEDIA } from '../ui/media';
import styles from './philosophy.module.css';

interface PhilosophyProps extends Readonly<AboutContent['philosophy']> {
  readonly layout: Layouts['about'];
}

export function Philosophy({ layout, heading, paragraphs, photo }: PhilosophyProps) {
  return (
    <Section>
      <div className={styles.philosophy} data-layout={layout}>
        <div className={layout === 'wide' ? styles.picture : styles.snapshot}>
          <Photo photo={photo} sizes={layout === 'wide' ? '100vw' : `${MEDIA.medium} 45vw, 94vw`} />
        </div>
        <h2>{heading}</h2>
        <div className={styles.text}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </Section>
  );
}
