import { Section, SectionHeading } from '../ui/section/section';
import type { AboutContent } from '@/content/model/about';
import type { Look } from '@/content/model/brand';
import { Photo } from '../ui/photo/photo';
import { BREAKPOINTS } from '../utils/breakpoints';
import { DescriptionList } from '../ui/description-list';
import styles from './about-sections.module.css';

/** One sentence about the brand. */
export function BrandStatement({ text }: { readonly text: string }) {
  return (
    <Section>
      <p className={styles.statement}>{text}</p>
    </Section>
  );
}

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

interface ReceptionProps extends Readonly<AboutContent['reception']> {
  readonly look: Look;
}

export function Reception({ look, heading, paragraphs, photo, details }: ReceptionProps) {
  return (
    <Section tone={look === 'scrapbook' ? 'patch' : 'dark'}>
      <div className={`${styles.reception} stackL`}>
        <div className={styles.receptionText}>
          <h2>{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="muted">
              {paragraph}
            </p>
          ))}
        </div>
        <div className={look === 'gallery' ? styles.receptionPhoto : styles.receptionSnapshot}>
          <Photo photo={photo} sizes={`${BREAKPOINTS.wide} 41rem, ${BREAKPOINTS.large} 51vw, 92vw`} />
        </div>
        <DescriptionList className={styles.details} list={details} />
      </div>
    </Section>
  );
}

interface TailorMadeStaysProps extends Readonly<AboutContent['tailorMade']> {
  readonly look: Look;
}

export function TailorMadeStays({ look, heading, text, photos, examples }: TailorMadeStaysProps) {
  return (
    <Section>
      <div className={styles.tailorMade}>
        <SectionHeading heading={heading} text={text} />
        <DescriptionList
          className={`${styles.examples} patches`}
          list={examples.map(({ title, text: wish }) => ({ label: title, value: wish }))}
        />
        <div className={styles.photos}>
          {photos.map((photo) => (
            <div
              key={photo.name}
              className={look === 'gallery' ? styles.tailorMadeStaysPhoto : styles.tailorMadeStaysSnapshot}
            >
              <Photo photo={photo} sizes={`${BREAKPOINTS.wide} 42rem, ${BREAKPOINTS.large} 52vw, 85vw`} />
            </div>
          ))}
        </div>
      </div>
    </Section>
  );
}
