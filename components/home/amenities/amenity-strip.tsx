import type { AmenitiesContent } from '@/content/model/home';
import { AmenityIcon } from './amenity-icon';
import styles from './amenity-strip.module.css';

/** Amenity tiles, revealed one after the other by CSS. */
export function AmenityStrip({ heading, list }: AmenitiesContent) {
  return (
    <section className={styles.strip} aria-label={heading}>
      <ul className={styles.tiles}>
        {list.map(({ icon, label }) => (
          <li key={label} className={styles.tile}>
            <AmenityIcon icon={icon} />
            <span>{label}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
