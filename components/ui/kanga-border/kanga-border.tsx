import styles from './kanga-border.module.css';

/** A strip of kanga cloth; how tall it is, or whether it shows at all, the house's style says. */
export function KangaBorder() {
  return <div className={styles.border} aria-hidden="true" />;
}
