import type { Brand } from '@/content/types';
import { DocumentLink } from '../ui/links';
import { Photo } from '../ui/photo/photo';
import styles from './house-doors.module.css';

/** What a door needs to know of its house. */
export type Door = Pick<Brand, 'name' | 'tag' | 'line' | 'landingPhoto'> & { readonly href: string };

interface HouseDoorsProps {
  readonly doors: readonly Door[];
  /** The doors are the first thing on the page: their pictures come first. */
  readonly priority?: boolean;
}

/** Two large ways in, one for each house. */
export function HouseDoors({ doors, priority }: HouseDoorsProps) {
  return (
    <div className={styles.doors}>
      {doors.map(({ name, tag, line, landingPhoto, href }) => (
        <DocumentLink key={href} href={href} className={styles.door}>
          <Photo photo={landingPhoto} sizes="(max-width: 767px) 92vw, 46vw" priority={priority} />
          <span className={styles.caption}>
            <span className={styles.tag}>{tag}</span>
            <span className={styles.name}>{name}</span>
            <span>{line}</span>
          </span>
        </DocumentLink>
      ))}
    </div>
  );
}
