import type { LabelAndValue } from '@/content/model/common-fields';
import { DescriptionList } from '../description-list';
import { Section, SectionHeading } from '../section/section';
import styles from './good-to-know.module.css';

interface GoodToKnowProps {
  readonly heading: string;
  readonly facts: readonly LabelAndValue[];
  readonly tone?: 'plain' | 'tint';
}

/** What is known of what guests ask, in rows; nothing where nothing is known. */
export function GoodToKnow({ heading, facts, tone }: GoodToKnowProps) {
  if (facts.length === 0) return null;
  return (
    <Section tone={tone} headingId="good-to-know">
      <div className={styles.layout}>
        <SectionHeading id="good-to-know" heading={heading} />
        <DescriptionList className={styles.facts} list={facts.map(({ label, value }) => [label, value])} />
      </div>
    </Section>
  );
}
