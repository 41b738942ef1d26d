import type { Look } from '@/content/model/brand';
import { StrokeIcon } from '../../ui/icon/icon';
import logos from './logos.json';
import styles from './logo.module.css';

interface LogoProps {
  readonly look: Look;
  readonly name: string;
}

/** Logo and brand name, in the text colour. */
export function Logo({ look, name }: LogoProps) {
  return (
    <span className={styles.logo}>
      <LogoSymbol look={look} />
      <span className={styles.name} translate="no">
        {name}
      </span>
    </span>
  );
}

/** An arch over a wave. */
export function LogoSymbol({ look }: Pick<LogoProps, 'look'>) {
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
