import type { PricingContent } from '@/content/types';
import { Section, SectionHeading } from '../ui/section/section';
import styles from './price-questions.module.css';

/** All closed at first, each opens and closes for itself (TPR-02 to TPR-04). */
export function PriceQuestions({ list, ...heading }: PricingContent['faq']) {
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
