import type { ReactNode } from 'react';
import type { Brand, Site } from '@/content/types';
import { DocumentLink } from '../ui/links';
import styles from './not-found-screen.module.css';

interface NotFoundScreenProps {
  readonly words: Site['notFound'];
  /** The ways to the brands. */
  readonly children: ReactNode;
}

/** The 404 page, also shown when a page fails (RTE-20 to RTE-24): no shell, a way home, the ways to the brands. */
export function NotFoundScreen({ words, children }: NotFoundScreenProps) {
  return (
    <main className={styles.screen}>
      <p className={styles.code}>{words.code}</p>
      <h1 className={styles.heading}>{words.heading}</h1>
      <p>{words.line}</p>
      <DocumentLink href={words.goHome.href} className={styles.home}>
        {words.goHome.label}
      </DocumentLink>
      <div className={styles.doors}>
        <h2 className={styles.doorsHeading}>{words.doors}</h2>
        {children}
      </div>
    </main>
  );
}

/** The brands by name, where their pictures would be too much. */
export function BrandLinks({ brands }: { readonly brands: readonly Pick<Brand, 'name' | 'href'>[] }) {
  return (
    <ul className={styles.brands}>
      {brands.map(({ name, href }) => (
        <li key={href}>
          <DocumentLink href={href}>{name}</DocumentLink>
        </li>
      ))}
    </ul>
  );
}
