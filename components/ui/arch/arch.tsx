import type { Photo as PhotoData } from '@/content/types';
import { Photo } from '../photo/photo';
import styles from './arch.module.css';

interface ArchProps {
  readonly photo: PhotoData;
  readonly sizes: string;
  readonly priority?: boolean;
}

/** A picture seen through the arch of the house: pointed with a thin line, or round on its own ground. */
export function Arch({ photo, sizes, priority }: ArchProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.opening}>
        <Photo photo={photo} sizes={sizes} priority={priority} portrait />
      </div>
    </div>
  );
}
