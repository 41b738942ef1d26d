import type { LogoStyle } from '@/content';
import logos from './logos.json';
import styles from './wordmark.module.css';

interface WordmarkProps {
  readonly logoStyle: LogoStyle;
  readonly name: string;
}

/** Logo and brand name, in the text colour. */
export function Wordmark({ logoStyle, name }: WordmarkProps) {
  return (
    <span className={styles.wordmark} data-logo-style={logoStyle}>
      <Logo logoStyle={logoStyle} />
      <span className={styles.name}>{name}</span>
    </span>
  );
}

/** An arch over a wave. */
function Logo({ logoStyle }: Pick<WordmarkProps, 'logoStyle'>) {
  const { stroke, arch, waves, sun } = logos[logoStyle];
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
