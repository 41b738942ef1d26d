import { Section } from '../ui/section/section';
import styles from './statement.module.css';

/** The house in one sentence. */
export function Statement({ text }: { readonly text: string }) {
  return (
    <Section>
      <p className={styles.statement}>{text}</p>
    </Section>
  );
}
