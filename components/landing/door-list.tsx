'use client';

import { useState, type ReactNode } from 'react';
import type { Mark } from '@/content/types';
import { DocumentLink } from '../ui/links';
import styles from './house-doors.module.css';

interface DoorListProps {
  readonly doors: readonly {
    readonly id: string;
    readonly href: string;
    readonly mark: Mark;
    readonly face: ReactNode;
  }[];
  readonly highlighted?: string;
}

/**
 * One door starts highlighted. The first pointer over any door ends that for as long as the page lives
 * (LND-07, LND-08); fingers and the keyboard leave it alone (LND-10).
 */
export function DoorList({ doors, highlighted }: DoorListProps) {
  const [ended, setEnded] = useState(false);
  return doors.map(({ id, href, mark, face }) => (
    <DocumentLink
      key={id}
      href={href}
      className={styles.door}
      data-mark={mark}
      data-highlighted={!ended && id === highlighted}
      onMouseEnter={() => setEnded(true)}
    >
      {face}
    </DocumentLink>
  ));
}
