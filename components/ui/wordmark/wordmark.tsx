import type { Look } from '@/content';
import logos from './logos.json';
import styles from './wordmark.module.css';

interface WordmarkProps {
  readonly look: Look;
  readonly name: string;
}

/** Logo and brand name, in the text colour. */
export function Wordmark({ look, name }: WordmarkProps) {
  return (
    <span className={styles.wordmark}>
      <Logo look={look} />
      <span className={styles.name}>{name}</span>
    </span>
  );
}

/** An arch over a wave. */
function Logo({ look }: Pick<WordmarkProps, 'look'>) {
  const { stroke, arch, waves, sun } = logos[look];
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
