import type { ReactNode } from 'react';
import type { Photo as PhotoData } from '@/content/types';
import { SiteLink } from '../links';
import { Photo } from '../photo/photo';
import styles from './banner.module.css';

export interface BannerProps {
  readonly title: string;
  readonly photo: PhotoData;
  /** May put another picture in its place. */
  readonly framed?: (picture: ReactNode) => ReactNode;
  /** The house's home: first step of the breadcrumb. */
  readonly home: { readonly label: string; readonly href: string };
  readonly breadcrumbLabel: string;
  readonly breadcrumbHidden?: boolean;
}

/** Head of every inner page: a picture, the page title, and where the visitor is. */
export function Banner({ title, photo, framed, home, breadcrumbLabel, breadcrumbHidden }: BannerProps) {
  const picture = <Photo photo={photo} sizes="100vw" priority />;
  return (
    <div className={styles.banner}>
      <div className={styles.picture}>{framed ? framed(picture) : picture}</div>
      <div className={styles.caption}>
        <h1>{title}</h1>
        <nav aria-label={breadcrumbLabel} hidden={breadcrumbHidden}>
          <ol className={styles.breadcrumb}>
            <li>
              <SiteLink href={home.href}>{home.label}</SiteLink>
              <span aria-hidden="true"> / </span>
            </li>
            <li aria-current="page">{title}</li>
          </ol>
        </nav>
      </div>
    </div>
  );
}
