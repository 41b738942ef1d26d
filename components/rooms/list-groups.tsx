import type { AmenityGroup } from '@/content/types';
import styles from './list-groups.module.css';

/** Headed lists side by side: house rules, amenities. */
export function ListGroups({ groups }: { readonly groups: readonly AmenityGroup[] }) {
  return (
    <div className={styles.groups}>
      {groups.map(({ title, items }) => (
        <div key={title} className={styles.group}>
          <h3>{title}</h3>
          <ul className={styles.items}>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
