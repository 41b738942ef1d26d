import type { Layouts } from '@/content';
import { Section } from '../ui/section/section';
import styles from './statement.module.css';

interface StatementProps {
  readonly layout: Layouts['about'];
  readonly text: string;
}

/** One sentence about the brand. */
export function Statement({ layout, text }: StatementProps) {
  return (
    <Section>
      <p className={styles.statement} data-layout={layout}>
        {text}
      </p>
    </Section>
  );
}
