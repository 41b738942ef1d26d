import styles from './number-input.module.css';

interface NumberInputProps {
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
export function NumberInput({
  label,
  name,
  value,
  minimum,
  incrementLabel,
  decrementLabel,
}: NumberInputProps) {
  return (
    <div className={styles.field}>
      <span aria-hidden="true">{label}</span>
      <button
        type="button"
        className={styles.button}
        aria-label={decrementLabel}
        disabled={value <= minimum}
        data-step="-1"
        data-works-without-react
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
      <button
        type="button"
        className={styles.button}
        aria-label={incrementLabel}
        data-step="1"
        data-works-without-react
      >
        +
      </button>
    </div>
  );
}
