import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import fieldStyles from './availability-field.module.css';
import styles from './stay-field-disclosure.module.css';

interface StayFieldDisclosureProps {
  readonly label: string;
  /** Current value, such as "2 Adults, 1 Child". */
  readonly summary: string;
  readonly children: ReactNode;
}

/** A disclosure that Escape closes, and so does opening another. */
export function StayFieldDisclosure({ label, summary, children }: StayFieldDisclosureProps) {
  const toggle = useRef<HTMLElement>(null);

  function onKeyDown({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) {
    if (key !== 'Escape') return;
    currentTarget.open = false;
    toggle.current?.focus();
  }

  return (
    <details className={styles.disclosure} name="availability" onKeyDown={onKeyDown}>
      <summary ref={toggle} className={fieldStyles.field}>
        <span className="muted small">{label}</span>{' '}
        <span key={summary} className={`${fieldStyles.value} scriptOnly`}>
          {summary}
        </span>
      </summary>
      <div role="group" aria-label={label} className={styles.panel}>
        {children}
      </div>
    </details>
  );
}
