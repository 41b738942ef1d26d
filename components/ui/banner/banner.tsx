import type { ReactNode } from 'react';
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
  if (smallTitle) return `${BREAKPOINTS.medium} 100vw, 60vw`;
  return look === 'scrapbook' ? `${BREAKPOINTS.large} 38rem, 100vw` : '100vw';
}

export interface BannerProps {
  readonly look: Look;
  readonly title: string;
  readonly photo: PhotoContent;
  /** Wraps or replaces the photo. */
  readonly renderPhoto?: (photoElement: ReactNode) => ReactNode;
  /** First item of the breadcrumb. */
  readonly home: { readonly label: string; readonly href: string };
  readonly breadcrumbLabel: string;
  readonly breadcrumbHidden?: boolean;
  /** Reduces the height of the banner. */
  readonly low?: boolean;
  /** The page has a heading of its own that is larger. */
  readonly smallTitle?: boolean;
}

/** Banner of an inner page: photo, and beside or below it page title and breadcrumb. */
export function Banner({
  look,
  title,
  photo,
  renderPhoto,
  home,
  breadcrumbLabel,
  breadcrumbHidden,
  low,
  smallTitle,
}: BannerProps) {
  const photoElement = (
    <Photo sharedTransition photo={photo} sizes={createSizes(look, smallTitle)} priority />
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
        <nav aria-label={breadcrumbLabel} hidden={breadcrumbHidden} className="screenOnly">
          <ol className={`${styles.breadcrumb} cluster small`}>
            <li>
              <ClientSideLink href={home.href}>{home.label}</ClientSideLink>
              <span aria-hidden="true"> / </span>
            </li>
            <li aria-current="page">{title}</li>
          </ol>
        </nav>
      </div>
    </div>
  );
}
