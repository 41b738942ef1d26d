import type { AboutContent } from '@/content';
import { DescriptionList } from '../ui/description-list';
import { Photo } from '../ui/photo/photo';
import { Section } from '../ui/section/section';
import { MEDIA } from '../ui/media';
import styles from './reception.module.css';

export function Reception({ heading, paragraphs, photo, details }: AboutContent['reception']) {
  return (
    <Section tone="dark">
      <div className={styles.layout}>
        <div className={styles.text}>
          <h2>{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <div className={styles.picture}>
          <Photo photo={photo} sizes={`${MEDIA.large} 42rem, 94vw`} />
        </div>
        <DescriptionList
          className={styles.details}
          list={details.map(({ label, value }) => [label, value])}
        />
      </div>
    </Section>
  );
}
