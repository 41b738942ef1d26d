import { Activity, type ReactNode } from 'react';
import type { AmenitiesContent, AmenityIconName } from '@/content/model/home';
import { StrokeIcon } from '../../ui/icon/icon';
import styles from './amenity-strip.module.css';

const PATHS: Record<AmenityIconName, string> = {
  air: 'M4 12h15a4 4 0 10-4-4M4 18h21a4.500 4.500 0 11-4.500 4.500M4 24h10a3.500 3.500 0 11-3.500 3.500',
  transfer:
    'M3 22V11a2 2 0 012-2h14v13M19 13h5.500l4.500 5v4h-2.500M8 22h9.500M3 22h1M8.500 22a2.250 2.250 0 11-4.500 0 2.250 2.250 0 014.500 0zM26.500 22a2.250 2.250 0 11-4.500 0 2.250 2.250 0 014.500 0zM19 22h3M9 13.500h5',
  breakfast:
    'M6 14h16v6a6 6 0 01-6 6h-4a6 6 0 01-6-6zM22 16h2.500a3 3 0 010 6H22M11 10c-1.500-2 1.500-3 0-5M16.500 10c-1.500-2 1.500-3 0-5M5 29h18',
  bike: 'M12 21a5 5 0 11-10 0 5 5 0 0110 0zM30 21a5 5 0 11-10 0 5 5 0 0110 0zM7 21l5-9h9l4 9M12 12l5 9h-1l5-9M10 12h4M19.500 8H22l-1 4',
};

interface AmenityStripProps extends AmenitiesContent {
  /** The tide in one line, shown below the tiles. */
  readonly children: ReactNode;
}

/** Amenity tiles, revealed one after the other by CSS. Hydrates in a task of its own. */
export function AmenityStrip({ heading, list, children }: AmenityStripProps) {
  return (
    <Activity>
      <section className={styles.strip} aria-label={heading}>
        <ul className={styles.tiles}>
          {list.map(({ icon, label }) => (
            <li key={label} className={styles.tile}>
              <StrokeIcon viewBox="0 0 32 32" size={40} strokeWidth="1.4">
                <path d={PATHS[icon]} />
              </StrokeIcon>
              <span>{label}</span>
            </li>
          ))}
        </ul>
        <div className={styles.tide}>{children}</div>
      </section>
    </Activity>
  );
}
