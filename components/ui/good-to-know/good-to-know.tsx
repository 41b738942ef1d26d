import type { LabelAndValue } from '@/content/model/common-fields';
import { DescriptionList } from '../description-list';
import { Section, SectionHeading } from '../section/section';
import styles from './good-to-know.module.css';

/** What is known of what guests ask, in rows. */
export function Facts({ list }: { readonly list: readonly LabelAndValue[] }) {
  return <DescriptionList className={styles.facts} list={list.map(({ label, value }) => [label, value])} />;
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
        <Facts list={facts} />
      </div>
    </Section>
  );
}
