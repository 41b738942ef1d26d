'use client';

import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import styles from './availability-bar.module.css';

interface DropdownProps {
  readonly label: string;
  /** Current value, such as "2 Adults, 1 Child". */
  readonly summary: string;
  readonly children: ReactNode;
}

/** Disclosure button with a panel; closed by Escape and by leaving the bar. */
export function Dropdown({ label, summary, children }: DropdownProps) {
  const [open, setOpen] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  useEffect(() => {
    if (!open) return;
    const bar = field.current?.parentElement;
    const onLeave = ({ target }: Event) => {
      if (target instanceof Node && !bar?.contains(target)) setOpen(false);
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      if (field.current?.contains(document.activeElement)) toggle.current?.focus();
      setOpen(false);
    };
    document.addEventListener('pointerdown', onLeave);
    document.addEventListener('focusin', onLeave);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onLeave);
      document.removeEventListener('focusin', onLeave);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [open]);

  return (
    <div ref={field} className={styles.dropdown}>
      <button
        ref={toggle}
        type="button"
        className={styles.field}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        <span className={styles.label}>{label}</span> <span className={styles.value}>{summary}</span>
      </button>
      <div id={panelId} role="group" aria-label={label} className={styles.panel} hidden={!open}>
        {children}
      </div>
    </div>
  );
}
