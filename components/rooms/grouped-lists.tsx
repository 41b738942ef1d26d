import type { AmenityGroup } from '@/content/model/rooms';
import { BulletList } from '../ui/bullet-list/bullet-list';
import styles from './grouped-lists.module.css';

interface GroupedListsProps {
  readonly id: string;
  readonly heading: string;
  /** Gives each list a background colour. */
  readonly asTiles?: boolean;
  readonly groups: readonly AmenityGroup[];
}

/** Lists with headings, side by side: policies, amenities. */
export function GroupedLists({ id, heading, asTiles, groups }: GroupedListsProps) {
  return (
    // with an odd number of lists the heading takes the free grid cell
    <div
      className={styles.groups}
      data-tiles={asTiles}
      data-heading={groups.length % 2 === 0 ? 'above' : 'beside'}
    >
      <h2 id={id}>{heading}</h2>
      {groups.map(({ title, items }) => (
        <div key={title} className={styles.group}>
          <h3 className="h4">{title}</h3>
          <BulletList items={items} />
        </div>
      ))}
    </div>
  );
}
