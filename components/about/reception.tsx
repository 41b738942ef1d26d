import type { AboutContent } from '@/content/model/about';
import type { Look } from '@/content/model/brand';
import { DescriptionList } from '../ui/description-list';
import { Photo } from '../ui/photo/photo';
import { Section } from '../ui/section/section';
import { BREAKPOINTS } from '../utils/breakpoints';
import styles from './reception.module.css';

interface ReceptionProps extends Readonly<AboutContent['reception']> {
  readonly look: Look;
}

export function Reception({ look, heading, paragraphs, photo, details }: ReceptionProps) {
  return (
    <Section tone={look === 'scrapbook' ? 'patch' : 'dark'}>
      <div className={`${styles.reception} stackL`}>
        <div className={styles.text}>
          <h2>{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="muted">
              {paragraph}
            </p>
          ))}
        </div>
        <div className={look === 'gallery' ? styles.photo : styles.snapshot}>
          <Photo photo={photo} sizes={`${BREAKPOINTS.wide} 41rem, ${BREAKPOINTS.large} 51vw, 92vw`} />
        </div>
        <DescriptionList
          className={styles.details}
          list={details.map(({ label, value }) => [label, value])}
        />
      </div>
    </Section>
  );
}
