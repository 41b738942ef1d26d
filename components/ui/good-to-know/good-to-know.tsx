import type { LabelAndValue } from '@/content/model/helpers/common-field-groups';
import { DescriptionList } from '../description-list';
import { Section, SectionHeading } from '../section/section';
import styles from './good-to-know.module.css';

/** Rows of label and value as wide as a section. */
export function Facts({ facts }: { readonly facts: readonly LabelAndValue[] }) {
  return <DescriptionList className={styles.facts} list={facts.map(({ label, value }) => [label, value])} />;
}

interface GoodToKnowProps {
  readonly heading: string;
  readonly facts: readonly LabelAndValue[];
}

/** A section of facts; nothing where nothing is known. */
export function GoodToKnow({ heading, facts }: GoodToKnowProps) {
  if (facts.length === 0) return null;
  return (
    <Section headingId="good-to-know">
      <div className={styles.layout}>
        <SectionHeading id="good-to-know" heading={heading} />
        <Facts facts={facts} />
      </div>
    </Section>
  );
}
