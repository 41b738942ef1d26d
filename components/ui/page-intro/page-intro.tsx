import type { Layouts, PageIntro as PageIntroContent, Photo as PhotoData } from '@/content';
import { Photo } from '../photo/photo';
import { Section } from '../section/section';
import { MEDIA } from '../media';
import styles from './page-intro.module.css';

interface PageIntroProps extends PageIntroContent {
  readonly layout: Layouts['pageIntro'];
  /** Below the text, or beside it under an arch. */
  readonly photo?: PhotoData;
}

/** A part of an arch is cropped: its file is wider than what shows. */
const SIZES: Readonly<Record<Layouts['pageIntro'], string>> = {
  columns: '(min-width: 78rem) 75rem, 94vw',
  stacked: `${MEDIA.large} 60rem, 100vw`,
};

/** Introduction below the banner. */
export function PageIntro({ layout, eyebrow, heading, paragraphs, photo }: PageIntroProps) {
  return (
    <Section labelledBy="introduction">
      <div className={styles.intro} data-layout={layout} data-with-photo={photo !== undefined}>
        <div className={styles.heading}>
          {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
          <h2 id="introduction">{heading}</h2>
        </div>
        <div className={styles.text}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {photo && (
          <div className={styles.photo}>
            <Photo photo={photo} sizes={SIZES[layout]} />
          </div>
        )}
      </div>
    </Section>
  );
}
