import type { PageIntro as PageIntroContent, Photo as PhotoData } from '@/content';
import { Photo } from '../photo/photo';
import { Section } from '../section/section';
import { MEDIA } from '../media';
import styles from './page-intro.module.css';

interface PageIntroProps extends PageIntroContent {
  /** Beside the text, under an arch. */
  readonly photo?: PhotoData;
}

/** Introduction below the banner. */
export function PageIntro({ eyebrow, heading, paragraphs, photo }: PageIntroProps) {
  return (
    <Section labelledBy="introduction">
      <div className={styles.intro} data-with-photo={photo !== undefined}>
        <div className={styles.heading}>
          {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
          <h2 id="introduction">{heading}</h2>
        </div>
        <div className={styles.words}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {photo && (
          <div className={styles.arch}>
            <Photo photo={photo} sizes={`${MEDIA.large} 55rem, 100vw`} />
          </div>
        )}
      </div>
    </Section>
  );
}
