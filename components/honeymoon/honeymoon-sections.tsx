import type { Look } from '@/content/model/brand';
import type { HoneymoonSection } from '@/content/model/honeymoon';
import { DescriptionList } from '../ui/description-list';
import { FadeInOnScroll } from '../ui/fade-in-on-scroll/fade-in-on-scroll';
import { Photo } from '../ui/photo/photo';
import { BREAKPOINTS } from '../utils/breakpoints';
import styles from './honeymoon-sections.module.css';

interface HoneymoonSectionsProps {
  readonly sections: readonly HoneymoonSection[];
  readonly look: Look;
}

/** Sections with a photo: a wide one above the words, or an arch on alternating sides. */
export function HoneymoonSections({ sections, look }: HoneymoonSectionsProps) {
  return (
    <div className={styles.sections}>
      {sections.map(({ heading, paragraphs, photo, details }, index) => (
        <section
          key={heading}
          className={`${styles.section} stackL`}
          aria-labelledby={`chapter-${index + 1}`}
        >
          <div className={styles.photo}>
            <FadeInOnScroll>
              <div className={styles.frame}>
                <Photo
                  photo={photo}
                  sizes={
                    look === 'gallery' ? `min(100vw, 82rem)` : `${BREAKPOINTS.medium} min(85vw, 76rem), 155vw`
                  }
                />
              </div>
            </FadeInOnScroll>
          </div>
          <div className={`${styles.text} stackS muted`}>
            <h2 id={`chapter-${index + 1}`}>{heading}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {details && (
              <DescriptionList
                className={styles.details}
                list={details.map(({ label, value }) => [label, value])}
              />
            )}
          </div>
        </section>
      ))}
    </div>
  );
}
