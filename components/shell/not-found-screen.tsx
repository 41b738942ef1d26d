import type { ReactNode } from 'react';
import type { Brand } from '@/content/model';
import type { UnbrandedContent } from '@/content/model/unbranded';
import { FullPageLink } from '../ui/links';
import styles from './not-found-screen.module.css';

type NotFoundScreenProps = Omit<UnbrandedContent['notFound'], 'title'> & {
  /** Shown at the top. */
  readonly notices?: ReactNode;
  /** Links to the brands. */
  readonly children: ReactNode;
};

/** The 404 page, also shown when a page fails (RTE-20 to RTE-24): no shell, a link home, links to the brands. */
export function NotFoundScreen(props: NotFoundScreenProps) {
  const { code, heading, message, goHome, brandsHeading, notices, children } = props;
  return (
    <main className={styles.screen}>
      {notices}
      <p className={styles.code}>{code}</p>
      <h1 className="h2">{heading}</h1>
      <p>{message}</p>
      <FullPageLink href={goHome.href} className={styles.home}>
        {goHome.label}
      </FullPageLink>
      <div className={`${styles.cards} stackS`}>
        <h2 className={styles.cardsHeading}>{brandsHeading}</h2>
        {children}
      </div>
    </main>
  );
}

/** Links to the brands without photos. */
export function BrandLinks({ brands }: { readonly brands: readonly Pick<Brand, 'name' | 'href'>[] }) {
  return (
    <ul className={styles.brands}>
      {brands.map(({ name, href }) => (
        <li key={href}>
          <FullPageLink href={href} translate="no">
            {name}
          </FullPageLink>
        </li>
      ))}
    </ul>
  );
}
