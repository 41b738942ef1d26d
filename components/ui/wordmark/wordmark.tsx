import type { Mark } from '@/content/types';
import signs from './signs.json';
import styles from './wordmark.module.css';

interface WordmarkProps {
  readonly mark: Mark;
  readonly name: string;
}

/** The sign and the name beside it, in the colour of the text around. */
export function Wordmark({ mark, name }: WordmarkProps) {
  return (
    <span className={styles.wordmark} data-mark={mark}>
      <Sign mark={mark} />
      <span className={styles.name}>{name}</span>
    </span>
  );
}

/** An arch over a wave: the door of the house, and what lies before it. */
function Sign({ mark }: Pick<WordmarkProps, 'mark'>) {
  const { stroke, arch, waves, sun } = signs[mark];
  return (
    <svg
      viewBox="6 0 36 48"
      width="30"
      height="40"
      fill="none"
      stroke="currentColor"
      strokeWidth={stroke}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={arch} />
      {waves.map((wave) => (
        <path key={wave} d={wave} />
      ))}
      <circle cx="24" cy={sun.y} r={sun.radius} fill={sun.filled ? 'currentColor' : undefined} />
    </svg>
  );
}
