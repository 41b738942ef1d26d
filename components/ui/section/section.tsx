import { Activity, type ReactNode } from 'react';
import styles from './section.module.css';

interface SectionProps extends Partial<Omit<SectionHeadingProps, 'id'>> {
  /** Id of the heading that names the section as a landmark; without it the section is not a landmark. */
  readonly headingId?: string;
  /** Background; `dark` is dark in light and dark mode. */
  readonly tone?: 'plain' | 'tint' | 'dark' | 'patch';
  /** Leaves the section out on paper. */
  readonly screenOnly?: boolean;
  /** Shown on the lower edge, from side to side. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A full-width band with section spacing and a centred column, which begins with its heading if it gets one. Hydrates in
 * a task of its own.
 */
export function Section(props: SectionProps) {
  const { headingId, heading, eyebrow, text, align, tone = 'plain', screenOnly, foot, children } = props;
  return (
    <Activity>
      <section
        className={screenOnly ? `${styles.section} screenOnly` : styles.section}
        data-tone={tone}
        aria-labelledby={headingId}
      >
        <div className="column">
          {heading && (
            <SectionHeading id={headingId} eyebrow={eyebrow} heading={heading} text={text} align={align} />
          )}
          {children}
        </div>
        {foot && <div className={styles.foot}>{foot}</div>}
      </section>
    </Activity>
  );
}

interface SectionHeadingProps {
  readonly id?: string;
  readonly eyebrow?: string;
  readonly heading: string;
  readonly text?: string;
  readonly align?: 'start' | 'centre';
}

/** The heading of a section, to be used alone where it stands beside something else. */
export function SectionHeading({ id, eyebrow, heading, text, align = 'start' }: SectionHeadingProps) {
  return (
    <div className={styles.heading} data-align={align}>
      <div className="stackS">
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <h2 id={id}>{heading}</h2>
      </div>
      {text && <p className="lead">{text}</p>}
    </div>
  );
}

/** A strip of kanga cloth pattern between sections; the theme sets its height, which may be 0. */
export function PatternBorder() {
  return <div className={styles.patternBorder} aria-hidden="true" />;
}
