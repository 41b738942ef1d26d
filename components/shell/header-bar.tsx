'use client';

import type { ReactNode } from 'react';
import styles from './header.module.css';
import { useScrolledPast } from './use-scrolled-past';

/** In px. */
const SCROLL_THRESHOLD_PX = 120;

/** The fixed header. A client component, because it follows the scroll position. */
export function HeaderBar({ children }: { readonly children: ReactNode }) {
  const scrolled = useScrolledPast(SCROLL_THRESHOLD_PX);
  return (
    <header className={styles.header} data-scrolled={scrolled}>
      {children}
    </header>
  );
}
