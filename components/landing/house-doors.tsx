import type { ReactNode } from 'react';
import type { Brand } from '@/content/types';
import { Photo } from '../ui/photo/photo';
import { DoorList } from './door-list';
import styles from './house-doors.module.css';

/** What a door needs to know of its brand, and where it leads. */
type Door = Pick<Brand, 'id' | 'name' | 'tag' | 'line' | 'mark' | 'landingPhoto' | 'href'>;

interface HouseDoorsProps {
  readonly doors: readonly Door[];
  /** Stands between the doors where the screen is wide, above them where it is not. */
  readonly welcome?: ReactNode;
  /** What a door says at its foot. */
  readonly enter?: string;
  /** The house whose door starts highlighted (LND-05). */
  readonly highlighted?: string;
  /** The doors are the first thing on the page: their pictures come first. */
  readonly priority?: boolean;
}

/** Two large ways in, one for each house. */
export function HouseDoors({ doors, welcome, enter, highlighted, priority }: HouseDoorsProps) {
  return (
    <div className={styles.doors} data-flanking={welcome !== undefined}>
      {welcome && <div className={styles.welcome}>{welcome}</div>}
      <DoorList
        highlighted={highlighted}
        doors={doors.map(({ id, href, mark, name, tag, line, landingPhoto }) => ({
          id,
          href,
          mark,
          face: (
            <>
              <span className={styles.arch}>
                <Photo
                  photo={landingPhoto}
                  sizes="(max-width: 767px) and (orientation: portrait) 45vw, 50vw"
                  priority={priority}
                  portrait
                  className={styles.picture}
                />
              </span>
              <span className={styles.tag}>{tag}</span>
              <span className={styles.name}>{name}</span>
              <span className={styles.line}>{line}</span>
              {enter && <span className={styles.enter}>{enter}</span>}
            </>
          ),
        }))}
      />
    </div>
  );
}
