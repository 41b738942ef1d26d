import type { LabelAndValue, NamedText } from '@/content/model/helpers/common-field-groups';
import { DescriptionList } from './description-list';
import { Section, SectionHeading } from './section/section';
import styles from './notes-and-good-to-know.module.css';

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
        <DescriptionList className={styles.facts} list={facts} />
      </div>
    </Section>
  );
}

/** Short notes side by side. */
export function NoteList({ list }: { readonly list: readonly NamedText[] }) {
  return (
    <ul className={styles.notes}>
      {list.map(({ name, text }) => (
        <li key={name} className={styles.note}>
          <h3 className="h4">{name}</h3>
          <p className="muted">{text}</p>
        </li>
      ))}
    </ul>
  );
}

interface NotesSectionProps {
  readonly heading: string;
  readonly list: readonly NamedText[];
  /** Shown below the notes. */
  readonly facts?: readonly LabelAndValue[];
}

export function NotesSection({ heading, list, facts = [] }: NotesSectionProps) {
  return (
    <Section headingId="notes" heading={heading}>
      <NoteList list={list} />
      {facts.length > 0 && (
        <div className={styles.factsBelow}>
          <DescriptionList className={styles.facts} list={facts} />
        </div>
      )}
    </Section>
  );
}
