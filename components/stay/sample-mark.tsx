import type { ReactNode } from 'react';
import styles from './sample-mark.module.css';

/** Says of a card that it is no offer. */
export function SampleMark({ children }: { readonly children: ReactNode }) {
  return <span className={styles.mark}>{children}</span>;
}
