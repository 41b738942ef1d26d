import styles from './load-failure.module.css';

interface LoadFailureProps {
  /** The address follows it. */
  readonly message: string;
  readonly email: string;
}

/** Hidden unless the page's scripts cannot be loaded (scripts/load-app.mjs). */
export function LoadFailure({ message, email }: LoadFailureProps) {
  return (
    <p role="alert" className={styles.notice}>
      {message} <a href={`mailto:${email}`}>{email}</a>
    </p>
  );
}
