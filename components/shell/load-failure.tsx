import styles from './load-failure.module.css';

interface LoadFailureProps {
  /** The address follows it. */
  readonly message: string;
  readonly email: string;
}

/** Hidden unless scripts of the page (browser/app-loader) or of a part of it (ui/load-part.ts) cannot be loaded. */
export function LoadFailure({ message, email }: LoadFailureProps) {
  return (
    <p role="alert" className={styles.notice}>
      {message} <a href={`mailto:${email}`}>{email}</a>
    </p>
  );
}
