import type { ExploreContent } from '@/content/model/explore';
import { Section } from '../ui/section/section';
import type { PhotoContent } from '@/content/fields/photo-content';
import { Photo } from '../ui/photo/photo';
import { BREAKPOINTS } from '../utils/breakpoints';
import styles from './explore-sections.module.css';

/** Seasons of the year, a dot for each month. */
export function ClimateSeasons({ list, ...heading }: ExploreContent['seasons']) {
  return (
    <Section headingId="seasons" {...heading}>
      <ol className={styles.year}>
        {list.map(({ months, monthCount, name, text: description }) => (
          <li key={name} className={styles.season}>
            <svg viewBox="0 0 80 8" aria-hidden="true">
              {Array.from({ length: monthCount }, (_, month) => (
                <circle key={month} cx={4 + month * 14} cy="4" r="4" />
              ))}
            </svg>
            <h3>{name}</h3>
            <p className={styles.months}>{months}</p>
            <p className="muted">{description}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

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
