import type { ReactNode } from 'react';
import styles from './section.module.css';

interface SectionProps {
  /** Background; `dark` is dark in both themes. */
  readonly tone?: 'plain' | 'tint' | 'dark' | 'patch';
  /** Id of the heading that names the section as a landmark; without it the section is not a landmark. */
  readonly labelledBy?: string;
  /** Leaves it out on paper. */
  readonly screenOnly?: boolean;
  /** On the lower edge, from side to side. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/** A full-width band with section spacing and a centred column. */
export function Section({ tone = 'plain', labelledBy, screenOnly, foot, children }: SectionProps) {
  return (
    <section
      className={styles.section}
      data-tone={tone}
      data-screen-only={screenOnly}
      aria-labelledby={labelledBy}
    >
      <div className={styles.column}>{children}</div>
      {foot && <div className={styles.foot}>{foot}</div>}
    </section>
  );
}

interface SectionHeadingProps {
  readonly id?: string;
  readonly eyebrow?: string;
  readonly heading: string;
  readonly text?: string;
  readonly align?: 'start' | 'centre';
}

export function SectionHeading({ id, eyebrow, heading, text, align = 'start' }: SectionHeadingProps) {
  return (
    <div className={styles.heading} data-align={align}>
      {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
      <h2 id={id}>{heading}</h2>
      {text && <p className={styles.text}>{text}</p>}
    </div>
  );
}
