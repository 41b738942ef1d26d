import styles from './kanga-border.module.css';

/** A strip of kanga cloth pattern; the theme sets its height, which may be 0. */
export function KangaBorder() {
  return <div className={styles.border} aria-hidden="true" />;
}
