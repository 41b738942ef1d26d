import type { ReactNode } from 'react';
import type { Photo as PhotoData } from '@/content';
import { InternalLink } from '../links';
import { Photo } from '../photo/photo';
import styles from './banner.module.css';

export interface BannerProps {
  readonly title: string;
  readonly photo: PhotoData;
  /** Wraps or replaces the photo. */
  readonly renderPhoto?: (picture: ReactNode) => ReactNode;
  /** First item of the breadcrumb. */
  readonly home: { readonly label: string; readonly href: string };
  readonly breadcrumbLabel: string;
  readonly breadcrumbHidden?: boolean;
  /** Less high. */
  readonly low?: boolean;
}

/** Banner of an inner page: photo, page title and breadcrumb. */
export function Banner({
  title,
  photo,
  renderPhoto,
  home,
  breadcrumbLabel,
  breadcrumbHidden,
  low,
}: BannerProps) {
  const picture = <Photo photo={photo} sizes="100vw" priority />;
  return (
    <div className={styles.banner} data-low={low}>
      <div className={styles.picture}>{renderPhoto ? renderPhoto(picture) : picture}</div>
      <div className={styles.caption}>
        <h1>{title}</h1>
        <nav aria-label={breadcrumbLabel} hidden={breadcrumbHidden}>
          <ol className={styles.breadcrumb}>
            <li>
              <InternalLink href={home.href}>{home.label}</InternalLink>
              <span aria-hidden="true"> / </span>
            </li>
            <li aria-current="page">{title}</li>
          </ol>
        </nav>
      </div>
    </div>
  );
}
