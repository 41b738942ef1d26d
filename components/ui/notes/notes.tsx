import type { LabelAndValue, NamedText } from '@/content/model/helpers/common-field-groups';
import { Facts } from '../good-to-know/good-to-know';
import { Section } from '../section/section';
import styles from './notes.module.css';

/** Short notes side by side. */
export function Notes({ list }: { readonly list: readonly NamedText[] }) {
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
      <Notes list={list} />
      {facts.length > 0 && (
        <div className={styles.facts}>
          <Facts facts={facts} />
        </div>
      )}
    </Section>
  );
}
