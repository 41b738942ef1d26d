import type { MoonPhase } from '@/content/model/tides';
import styles from './moon-icon.module.css';

/** The lit part of the disc as an SVG path, upright as calendars draw it. */
const LIT: Readonly<Record<MoonPhase, string>> = {
  new: '',
  waxingCrescent: 'M8 1a7 7 0 0 1 0 14a9 9 0 0 0 0-14',
  firstQuarter: 'M8 1a7 7 0 0 1 0 14z',
  waxingGibbous: 'M8 1a7 7 0 0 1 0 14a9 9 0 0 1 0-14',
  full: 'M8 1a7 7 0 0 1 0 14a7 7 0 0 1 0-14',
  waningGibbous: 'M8 1a7 7 0 0 0 0 14a9 9 0 0 0 0-14',
  lastQuarter: 'M8 1a7 7 0 0 0 0 14z',
  waningCrescent: 'M8 1a7 7 0 0 0 0 14a9 9 0 0 1 0-14',
};

interface MoonIconProps {
  readonly phase: MoonPhase;
  /** Where its middle is in a chart. */
  readonly x?: string;
  readonly y?: number;
}

export function MoonIcon({ phase, ...place }: MoonIconProps) {
  const inChart = place.x !== undefined;
  const disc = (
    <>
      <circle cx="8" cy="8" r="7" />
      <path d={LIT[phase]} />
    </>
  );
  return inChart ? (
    <svg className={styles.moon} {...place} overflow="visible">
      <g transform="translate(-8 -8)">{disc}</g>
    </svg>
  ) : (
    <svg className={styles.moon} viewBox="0 0 16 16" aria-hidden="true">
      {disc}
    </svg>
  );
}
