import styles from './pattern-border.module.css';

/** A strip of kanga cloth pattern; the theme sets its height, which may be 0. */
export function PatternBorder() {
  return <div className={styles.border} aria-hidden="true" />;
}
