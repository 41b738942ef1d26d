import type { PhotoContent } from '@/content/fields/photo-content';
import { Photo } from '../../ui/photo/photo';
import styles from './arch-photo.module.css';

interface ArchPhotoProps {
  readonly photo: PhotoContent;
  readonly sizes: string;
}

/** A photo under the brand's arch, with a border. */
export function ArchPhoto({ photo, sizes }: ArchPhotoProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.opening}>
        <Photo photo={photo} sizes={sizes} portrait />
      </div>
    </div>
  );
}
