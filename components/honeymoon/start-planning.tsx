import type { HoneymoonContent } from '@/content/model/honeymoon';
import { ButtonLink } from '../ui/button/button';
import { PatternBorder } from '../ui/pattern-border/pattern-border';
import { Section } from '../ui/section/section';
import styles from './start-planning.module.css';

/** Call to action of the honeymoon page, with a prefilled enquiry. */
export function StartPlanning({ heading, text, label, href, enquiry }: HoneymoonContent['planning']) {
  return (
    <>
      <PatternBorder />
      <Section tone="tint">
        <div className={styles.arch}>
          <h2>{heading}</h2>
          <p className="muted">{text}</p>
          <ButtonLink href={href} enquiry={enquiry}>
            {label}
          </ButtonLink>
        </div>
      </Section>
    </>
  );
}
