import type { Mark } from '@/content/types';
import styles from './wordmark.module.css';

interface WordmarkProps {
  readonly mark: Mark;
  readonly name: string;
}

/** The sign, an arch over a wave, and the name beside it, in the colour of the text around. */
export function Wordmark({ mark, name }: WordmarkProps) {
  return (
    <span className={styles.wordmark} data-mark={mark}>
      <svg viewBox="0 0 32 36" width="30" height="34" fill="none" stroke="currentColor" aria-hidden="true">
        <path d="M4 34V16C4 9 9 4 16 1c7 3 12 8 12 15v18" strokeWidth={mark === 'fine' ? 1.4 : 2.4} />
        <path d="M8 27c3-3 5-3 8 0s5 3 8 0" strokeWidth={mark === 'fine' ? 1.4 : 2.4} strokeLinecap="round" />
      </svg>
      <span className={styles.name}>{name}</span>
    </span>
  );
}
