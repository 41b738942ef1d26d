import { useRef, type KeyboardEvent } from 'react';
import styles from './stepper.module.css';

interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly minimum: number;
  /** Labels of the buttons, such as "More adults". */
  readonly incrementLabel: string;
  readonly decrementLabel: string;
  readonly onChange: (value: number) => void;
}

/** Spin button with a minimum and no maximum, with buttons and arrow keys. */
export function Stepper({ label, value, minimum, incrementLabel, decrementLabel, onChange }: StepperProps) {
  const number = useRef<HTMLSpanElement>(null);
  const setValue = (to: number) => onChange(Math.max(to, minimum));

  function onKeyDown(event: KeyboardEvent) {
    const steps: Record<string, number> = { ArrowUp: value + 1, ArrowDown: value - 1, Home: minimum };
    const to = steps[event.key];
    if (to === undefined) return;
    event.preventDefault();
    setValue(to);
  }

  return (
    <div className={styles.stepper}>
      <span aria-hidden="true">{label}</span>
      <button
        type="button"
        className={styles.step}
        aria-label={decrementLabel}
        disabled={value <= minimum}
        onClick={() => {
          setValue(value - 1);
          // a button that becomes disabled loses focus
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
      <button
        type="button"
        className={styles.step}
        aria-label={incrementLabel}
        onClick={() => setValue(value + 1)}
      >
        +
      </button>
    </div>
  );
}
