'use client';

import { useRef, type KeyboardEvent } from 'react';
import styles from './stepper.module.css';

interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly minimum: number;
  /** Names of the buttons, such as "More adults". */
  readonly more: string;
  readonly fewer: string;
  readonly onChange: (value: number) => void;
}

/** A number with a minimum and no maximum, for mouse, thumb and arrow keys. */
export function Stepper({ label, value, minimum, more, fewer, onChange }: StepperProps) {
  const number = useRef<HTMLSpanElement>(null);
  const change = (to: number) => onChange(Math.max(to, minimum));

  function onKeyDown(event: KeyboardEvent) {
    const steps: Record<string, number> = { ArrowUp: value + 1, ArrowDown: value - 1, Home: minimum };
    const to = steps[event.key];
    if (to === undefined) return;
    event.preventDefault();
    change(to);
  }

  return (
    <div className={styles.stepper}>
      <span aria-hidden="true">{label}</span>
      <button
        type="button"
        className={styles.step}
        aria-label={fewer}
        disabled={value <= minimum}
        onClick={() => {
          change(value - 1);
          // a button that becomes disabled would lose the focus to nowhere
          if (value - 1 <= minimum) number.current?.focus();
        }}
      >
        −
      </button>
      <span
        ref={number}
        className={styles.number}
        role="spinbutton"
        tabIndex={0}
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={minimum}
        onKeyDown={onKeyDown}
      >
        {value}
      </span>
      <button type="button" className={styles.step} aria-label={more} onClick={() => change(value + 1)}>
        +
      </button>
    </div>
  );
}
