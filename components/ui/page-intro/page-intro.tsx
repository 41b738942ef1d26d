import type { Look } from '@/content/model/brand';
import type { PageIntroContent } from '@/content/model/helpers/common-field-groups';
import type { PhotoContent } from '@/content/fields/photo-content';
import { Photo } from '../photo/photo';
import { Section } from '../section/section';
import { BREAKPOINTS } from '../../utils/breakpoints';
import styles from './page-intro.module.css';

interface PageIntroProps extends PageIntroContent {
  readonly look: Look;
  /** Shown below the text, or beside it under an arch. */
  readonly photo?: PhotoContent;
}

/** A part of an arch is cropped: its file is wider than what shows. */
const SIZES: Readonly<Record<Look, string>> = {
  gallery: '(min-width: 78rem) 75rem, 94vw',
  scrapbook: `${BREAKPOINTS.large} 60rem, ${BREAKPOINTS.small} 49rem, 130vw`,
};

/** Introduction below the banner. */
export function PageIntro({ look, eyebrow, heading, paragraphs, photo }: PageIntroProps) {
  return (
    <Section headingId="introduction">
      <div className={styles.intro} data-with-photo={photo !== undefined}>
        <div className={styles.heading}>
          {eyebrow && <p className="eyebrow">{eyebrow}</p>}
          <h2 id="introduction">{heading}</h2>
        </div>
        <div className={styles.text}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {photo && (
          <div className={styles.photo}>
            <Photo photo={photo} sizes={SIZES[look]} />
          </div>
        )}
      </div>
    </Section>
  );
}
