import type { ToursContent } from '@/content/model/tours';
import { FadeInOnScroll } from '../ui/fade-in-on-scroll/fade-in-on-scroll';
import { Section } from '../ui/section/section';
import styles from './general-tour-information.module.css';

export function GeneralTourInformation({ heading, blocks }: ToursContent['information']) {
  return (
    <Section tone="dark" headingId="tour-information" heading={heading}>
      <FadeInOnScroll>
        <div className={styles.blocks}>
          {blocks.map(({ title, items }) => (
            <div key={title}>
              <h3>{title}</h3>
              <ul className={styles.items}>
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </FadeInOnScroll>
    </Section>
  );
}
