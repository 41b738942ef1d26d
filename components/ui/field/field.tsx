import { useId, type ComponentProps, type ReactNode } from 'react';
import styles from './field.module.css';

interface LabelProps {
  readonly label: string;
}

type InputProps = Omit<ComponentProps<'input'>, 'id' | 'className'>;
type TextareaProps = Omit<ComponentProps<'textarea'>, 'id' | 'className'>;
type SelectProps = Omit<ComponentProps<'select'>, 'id' | 'className'>;

export function TextField({ label, ...rest }: LabelProps & InputProps) {
  const id = useId();
  return (
    <Field id={id} label={label}>
      <input id={id} dir="auto" className={styles.control} {...rest} />
    </Field>
  );
}

export function TextAreaField({ label, ...rest }: LabelProps & TextareaProps) {
  const id = useId();
  return (
    <Field id={id} label={label}>
      <textarea id={id} dir="auto" rows={6} className={styles.control} {...rest} />
    </Field>
  );
}

export function SelectField({ label, children, ...rest }: LabelProps & SelectProps) {
  const id = useId();
  return (
    <Field id={id} label={label}>
      <select id={id} className={styles.control} {...rest}>
        {children}
      </select>
    </Field>
  );
}

export function CheckboxField({ label, ...rest }: LabelProps & Omit<InputProps, 'type'>) {
  const id = useId();
  return (
    <div className={styles.check}>
      <input id={id} type="checkbox" {...rest} />
      <label htmlFor={id}>{label}</label>
    </div>
  );
}

interface FieldProps extends LabelProps {
  readonly id: string;
  readonly children: ReactNode;
}

function Field({ id, label, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id} className="small bold">
        {label}
      </label>
      {children}
    </div>
  );
}
