import type { PhotoContent } from '@/content/fields/photo-content';
import { Photo } from '../ui/photo/photo';
import { BREAKPOINTS } from '../utils/breakpoints';
import styles from './photo-row.module.css';

/** Photos under arches, side by side. */
export function PhotoRow({ photos }: { readonly photos: readonly PhotoContent[] }) {
  return (
    <div className={styles.row}>
      {photos.map((photo) => (
        <div key={photo.name} className={styles.arch}>
          <Photo photo={photo} sizes={`${BREAKPOINTS.wide} 47rem, 59vw`} />
        </div>
      ))}
    </div>
  );
}
