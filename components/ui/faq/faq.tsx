import type { FaqContent } from '@/content/model/pricing';
import { Section, SectionHeading } from '../section/section';
import styles from './faq.module.css';

/** Independent `<details>`, all closed at first (TPR-04). */
export function Faq({ list, ...heading }: FaqContent) {
  return (
    <Section>
      <div className={styles.page}>
        <div className={styles.title}>
          <SectionHeading {...heading} />
        </div>
        <div>
          {list.map(({ question, answer }) => (
            <details key={question} className={styles.question}>
              <summary>{question}</summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </Section>
  );
}
