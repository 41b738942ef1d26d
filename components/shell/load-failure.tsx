import type { Business, ShellWords } from '@/content/types';
import styles from './load-failure.module.css';

interface LoadFailureProps extends Pick<Business, 'email'> {
  readonly words: Pick<ShellWords, 'loadFailure'>;
}

/** Hidden unless the page's scripts cannot be had (scripts/load-app.mjs). */
export function LoadFailure({ words, email }: LoadFailureProps) {
  return (
    <p role="alert" className={styles.notice}>
      {words.loadFailure} <a href={`mailto:${email}`}>{email}</a>
    </p>
  );
}
