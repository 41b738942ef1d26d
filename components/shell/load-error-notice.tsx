import styles from './load-error-notice.module.css';

interface LoadErrorNoticeProps {
  /** The address follows it. */
  readonly message: string;
  readonly email: string;
}

/** Hidden unless scripts of the page (browser/app-loader) or of a part of it (ui/load-module.ts) cannot be loaded. */
export function LoadErrorNotice({ message, email }: LoadErrorNoticeProps) {
  return (
    <p role="alert" className={styles.notice}>
      {message} <a href={`mailto:${email}`}>{email}</a>
    </p>
  );
}
