import type { Note } from '@/content/types';
import { Section, SectionHeading } from '../ui/section/section';
import styles from './notes.module.css';

/** A few short remarks side by side, each with its name. */
export function Notes({ list }: { readonly list: readonly Note[] }) {
  return (
    <ul className={styles.notes}>
      {list.map(({ name, text }) => (
        <li key={name} className={styles.note}>
          <h3>{name}</h3>
          <p>{text}</p>
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
    <Section labelledBy="notes">
      <SectionHeading id="notes" heading={heading} />
      <Notes list={list} />
    </Section>
  );
}
