import styles from './stepper.module.css';

interface StepperProps {
  readonly label: string;
  /** Name of the field in the form. */
  readonly name: string;
  /** Initial value. */
  readonly value: number;
  readonly minimum: number;
  /** Labels of the buttons, such as "More adults". */
  readonly incrementLabel: string;
  readonly decrementLabel: string;
}

/** A number with a minimum and no maximum, between two buttons that the inline script serves. */
export function Stepper({ label, name, value, minimum, incrementLabel, decrementLabel }: StepperProps) {
  return (
    <div className={styles.stepper}>
      <span aria-hidden="true">{label}</span>
      <button
        type="button"
        className={styles.step}
        aria-label={decrementLabel}
        disabled={value <= minimum}
        data-step="-1"
        suppressHydrationWarning
      >
        −
      </button>
      <input
        type="number"
        inputMode="numeric"
        name={name}
        className={styles.number}
        aria-label={label}
        min={minimum}
        defaultValue={value}
      />
      <button type="button" className={styles.step} aria-label={incrementLabel} data-step="1">
        +
      </button>
    </div>
  );
}
