import type { AboutContent } from '@/content/model/about';
import type { Look } from '@/content/model/brand';
import { DescriptionList } from '../ui/description-list';
import { Photo } from '../ui/photo/photo';
import { Section, SectionHeading } from '../ui/section/section';
import { BREAKPOINTS } from '../utils/breakpoints';
import styles from './tailor-made-stays.module.css';

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
          list={examples.map(({ title, text: wish }) => [title, wish])}
        />
        <div className={styles.photos}>
          {photos.map((photo) => (
            <div key={photo.name} className={look === 'gallery' ? styles.photo : styles.snapshot}>
              <Photo photo={photo} sizes={`${BREAKPOINTS.wide} 42rem, ${BREAKPOINTS.large} 52vw, 85vw`} />
            </div>
          ))}
        </div>
      </div>
    </Section>
  );
}
