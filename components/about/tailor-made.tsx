import type { AboutContent } from '@/content';
import { DescriptionList } from '../ui/description-list';
import { Photo } from '../ui/photo/photo';
import { Section, SectionHeading } from '../ui/section/section';
import { MEDIA } from '../ui/media';
import styles from './tailor-made.module.css';

export function TailorMade({ heading, text, photos, examples }: AboutContent['tailorMade']) {
  return (
    <Section>
      <div className={styles.columns}>
        <div>
          <SectionHeading heading={heading} text={text} />
          <DescriptionList
            className={styles.examples}
            list={examples.map(({ title, text: wish }) => [title, wish])}
          />
        </div>
        <div className={styles.pictures}>
          {photos.map((photo) => (
            <div key={photo.name} className={styles.picture}>
              <Photo photo={photo} sizes={`${MEDIA.large} 40rem, 90vw`} />
            </div>
          ))}
        </div>
      </div>
    </Section>
  );
}
