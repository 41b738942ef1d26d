import type { AmenitiesContent } from '@/content/types';
import { AmenityDrawing } from './amenity-drawing';
import styles from './amenity-strip.module.css';

/** Four tiles that come up one after the other (CST-05). */
export function AmenityStrip({ heading, list }: AmenitiesContent) {
  return (
    <section className={styles.strip} aria-label={heading}>
      <ul className={styles.tiles}>
        {list.map(({ icon, label }) => (
          <li key={label} className={styles.tile}>
            <AmenityDrawing icon={icon} />
            <span>{label}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
