import styles from './load-error-notice.module.css';

interface LoadErrorNoticeProps {
  /** The text before the e-mail address. */
  readonly message: string;
  readonly email: string;
}

/**
 * Hidden until scripts of the page (browser/script-retry) or of a part (utils/import-with-error-notice.ts) cannot be
 * loaded.
 */
export function LoadErrorNotice({ message, email }: LoadErrorNoticeProps) {
  return (
    <p role="alert" className={styles.notice}>
      {message} <a href={`mailto:${email}`}>{email}</a>
    </p>
  );
}
