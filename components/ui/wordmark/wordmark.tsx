import type { Look } from '@/content';
import { StrokeIcon } from '../icon/stroke-icon';
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
    <StrokeIcon viewBox="6 0 36 48" width={30} height={40} strokeWidth={stroke}>
      <path d={arch} />
      {waves.map((wave) => (
        <path key={wave} d={wave} />
      ))}
      <circle cx="24" cy={sun.y} r={sun.radius} fill={sun.filled ? 'currentColor' : undefined} />
    </StrokeIcon>
  );
}
