import type { Note } from '@/content/model/common-fields';
import { Section } from '../section/section';
import styles from './notes.module.css';

/** Short notes side by side. */
export function Notes({ list }: { readonly list: readonly Note[] }) {
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
  readonly list: readonly Note[];
}

export function NotesSection({ heading, list }: NotesSectionProps) {
  return (
    <Section headingId="notes" heading={heading}>
      <Notes list={list} />
    </Section>
  );
}
