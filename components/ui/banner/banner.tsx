import type { ReactNode } from 'react';
import type { Brand } from '@/content/model';
import type { Look } from '@/content/model/brand';
import type { PhotoContent } from '@/content/fields/photo-content';
import { ClientSideLink } from '../links';
import { BREAKPOINTS } from '../../utils/breakpoints';
import { Photo } from '../photo/photo';
import styles from './banner.module.css';

/**
 * The scrapbook's photo is beside the title from --large on. Above a small title it is a low strip, which on a phone
 * needs less than each pixel.
 */
function createSizes(look: Look, smallTitle?: boolean) {
  if (smallTitle) return `${BREAKPOINTS.medium} 100vw, 65vw`;
  return look === 'scrapbook' ? `${BREAKPOINTS.large} 38rem, 100vw` : '100vw';
}

export interface BannerProps {
  readonly brand: Pick<Brand, 'look' | 'href' | 'labels'>;
  readonly title: string;
  readonly photo: PhotoContent;
  /** Wraps or replaces the photo. */
  readonly renderPhoto?: (photoElement: ReactNode) => ReactNode;
  readonly breadcrumbHidden?: boolean;
  /** Reduces the height of the banner. */
  readonly low?: boolean;
  /** The page has a heading of its own that is larger. */
  readonly smallTitle?: boolean;
}

/** Banner of an inner page: photo, and beside or below it page title and breadcrumb. */
export function Banner(props: BannerProps) {
  const { brand, title, photo, renderPhoto, breadcrumbHidden, low, smallTitle } = props;
  const { look, href, labels } = brand;
  const photoElement = (
    // above a small title it is not the largest photo of the first screen
    <Photo
      sharedTransition
      photo={photo}
      sizes={createSizes(look, smallTitle)}
      eager
      priority={!smallTitle}
    />
  );
  return (
    <div
      className={look === 'scrapbook' ? `${styles.banner} ${styles.field} panel` : styles.banner}
      data-low={low}
      data-small-title={smallTitle}
    >
      <div className={`${styles.photo} filledBox screenOnly`}>
        {renderPhoto ? renderPhoto(photoElement) : photoElement}
      </div>
      <div className={styles.caption}>
        <h1>{title}</h1>
        <nav aria-label={labels.breadcrumb} hidden={breadcrumbHidden} className="screenOnly">
          <ol className={`${styles.breadcrumb} cluster small`}>
            <li>
              <ClientSideLink href={href}>{labels.home}</ClientSideLink>
              <span aria-hidden="true"> / </span>
            </li>
            <li aria-current="page">{title}</li>
          </ol>
        </nav>
      </div>
    </div>
  );
}
