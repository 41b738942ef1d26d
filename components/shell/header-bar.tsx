'use client';

import type { ReactNode } from 'react';
import styles from './header.module.css';
import { useScrolledPast } from './use-scrolled-past';

/** Past this scroll offset in px the top bar hides and the navigation turns dark (NAV-10, NAV-11). */
const NAV_SCROLL_THRESHOLD = 120;

/** The fixed header; a client leaf only because it follows the scroll offset. */
export function HeaderBar({ children }: { readonly children: ReactNode }) {
  const scrolled = useScrolledPast(NAV_SCROLL_THRESHOLD);
  return (
    <header className={styles.header} data-scrolled={scrolled}>
      {children}
    </header>
  );
}
