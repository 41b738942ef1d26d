import type { AboutContent } from '@/content/model/about';
import type { Look } from '@/content/model/brand';
import { Photo } from '../ui/photo/photo';
import { Section } from '../ui/section/section';
import { BREAKPOINTS } from '../utils/breakpoints';
import styles from './philosophy.module.css';

interface PhilosophyProps extends Readonly<AboutContent['philosophy']> {
  readonly look: Look;
}

export function Philosophy({ look, heading, paragraphs, photo }: PhilosophyProps) {
  return (
    <Section>
      <div className={`${styles.philosophy} stackM`}>
        <div className={look === 'gallery' ? styles.photo : styles.snapshot}>
          <Photo
            photo={photo}
            sizes={
              look === 'gallery' ? '100vw' : `${BREAKPOINTS.wide} 47rem, ${BREAKPOINTS.medium} 59vw, 138vw`
            }
          />
        </div>
        <h2>{heading}</h2>
        <div className={`${styles.text} stackM muted readable`}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </Section>
  );
}
