import type { AmenityGroup } from '@/content/types';
import styles from './list-groups.module.css';

interface ListGroupsProps {
  readonly id: string;
  readonly heading: string;
  readonly groups: readonly AmenityGroup[];
}

/** Headed lists side by side: house rules, amenities. */
export function ListGroups({ id, heading, groups }: ListGroupsProps) {
  return (
    // the heading takes a cell of its own where that fills the last row
    <div className={styles.groups} data-heading={groups.length % 2 === 0 ? 'above' : 'beside'}>
      <h2 id={id}>{heading}</h2>
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
