'use client';

import { useSyncExternalStore } from 'react';
import { darkMode } from './preference';
import styles from './header.module.css';

interface ThemeToggleProps {
  readonly darkLabel: string;
  readonly lightLabel: string;
}

/** Names what a click brings: the dark theme by day, the light one in the evening (DRK-01). */
export function ThemeToggle({ darkLabel, lightLabel }: ThemeToggleProps) {
  const dark = useSyncExternalStore(darkMode.subscribe, darkMode.read, () => false);
  return (
    <button
      type="button"
      className={styles.iconButton}
      onClick={() => darkMode.set(!dark)}
      aria-label={dark ? lightLabel : darkLabel}
    >
      <svg
        viewBox="0 0 24 24"
        width="22"
        height="22"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        aria-hidden="true"
      >
        {dark ? (
          <>
            <circle cx="12" cy="12" r="4.2" />
            <path
              d="M12 2.5v2.5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3l1.8 1.8M16.9 16.9l1.8 1.8M5.3 18.7l1.8-1.8M16.9 7.1l1.8-1.8"
              strokeLinecap="round"
            />
          </>
        ) : (
          <path d="M20 14.2A8.2 8.2 0 0 1 9.8 4a8.2 8.2 0 1 0 10.2 10.2z" strokeLinejoin="round" />
        )}
      </svg>
    </button>
  );
}
