import type { ComponentType, ReactNode } from 'react';
import type { LabelledLink } from '@/lib/link-types';
import styles from './link-row.module.css';

interface LinkRowProps {
  readonly links: readonly LabelledLink[];
  /** FullPageLink or ClientSideLink. */
  readonly as: ComponentType<{ readonly href: string; readonly children: ReactNode }>;
  /** Closer together, underlined only below the pointer. */
  readonly quiet?: boolean;
  /** Hides the links until a script shows them one by one. */
  readonly hidden?: boolean;
}

/** A list of links side by side, each as tall as a finger. */
export function LinkRow({ links, as: Anchor, quiet, hidden }: LinkRowProps) {
  return (
    <ul className={styles.row} data-quiet={quiet}>
      {links.map(({ label, href }) => (
        <li key={href} hidden={hidden}>
          <Anchor href={href}>{label}</Anchor>
        </li>
      ))}
    </ul>
  );
}
