import { Section } from '../ui/section/section';
import styles from './brand-statement.module.css';

/** One sentence about the brand. */
export function BrandStatement({ text }: { readonly text: string }) {
  return (
    <Section>
      <p className={styles.statement}>{text}</p>
    </Section>
  );
}
