import type { ReactNode } from 'react';
import styles from './sample-badge.module.css';

/** Badge for content that is a sample. */
export function SampleBadge({ children }: { readonly children: ReactNode }) {
  return <span className={styles.badge}>{children}</span>;
}
