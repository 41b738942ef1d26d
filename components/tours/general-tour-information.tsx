import type { ToursContent } from '@/content/model/tours';
import { FadeIn } from '../ui/fade-in/fade-in';
import { Section } from '../ui/section/section';
import styles from './general-tour-information.module.css';

export function GeneralTourInformation({ heading, blocks }: ToursContent['information']) {
  return (
    <Section tone="dark" headingId="tour-information" heading={heading}>
      <FadeIn>
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
      </FadeIn>
    </Section>
  );
}
