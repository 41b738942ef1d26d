import type { ReactNode } from 'react';
import type { Family } from '@/content/types';
import { DocumentLink } from '../ui/links';
import styles from './not-found-screen.module.css';

/** Of the element around the doors. */
export const DOORS_ID = 'doors';

interface NotFoundScreenProps {
  readonly words: Family['notFound'];
  /** Ways into the houses. */
  readonly doors: ReactNode;
}

/** The 404 page, also shown when a page fails (RTE-20 to RTE-24): no shell, a way home, the doors of the houses. */
export function NotFoundScreen({ words, doors }: NotFoundScreenProps) {
  return (
    <main className={styles.screen}>
      <p className={styles.code}>{words.code}</p>
      <h1 className={styles.heading}>{words.heading}</h1>
      <p>{words.line}</p>
      <DocumentLink href={words.goHome.href} className={styles.home}>
        {words.goHome.label}
      </DocumentLink>
      <h2 className={styles.doorsHeading}>{words.doors}</h2>
      <div id={DOORS_ID}>{doors}</div>
    </main>
  );
}
