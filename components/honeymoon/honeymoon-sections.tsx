import type { Look } from '@/content/model/brand';
import type { HoneymoonSection, HoneymoonContent } from '@/content/model/honeymoon';
import { DescriptionList } from '../ui/description-list';
import { FadeInOnScroll } from '../ui/fade-in-on-scroll/fade-in-on-scroll';
import { Photo } from '../ui/photo/photo';
import { BREAKPOINTS } from '../utils/breakpoints';
import type { LabelAndValue } from '@/content/model/helpers/common-field-groups';
import { ButtonLink } from '../ui/button/button';
import { Section } from '../ui/section/section';
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
            {details && <DescriptionList className={styles.details} list={details} />}
          </div>
        </section>
      ))}
    </div>
  );
}

type StartPlanningProps = HoneymoonContent['planning'] & { readonly facts: readonly LabelAndValue[] };

/** Call to action of the honeymoon page, with a prefilled enquiry. */
export function StartPlanning({ heading, text, facts, label, href, enquiry }: StartPlanningProps) {
  return (
    <Section tone="tint">
      <div className={styles.arch}>
        <h2>{heading}</h2>
        <p className="muted">{text}</p>
        {facts.length > 0 && <DescriptionList className={styles.facts} list={facts} />}
        <ButtonLink href={href} enquiry={enquiry}>
          {label}
        </ButtonLink>
      </div>
    </Section>
  );
}
