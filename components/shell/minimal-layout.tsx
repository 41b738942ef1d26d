import type { ReactNode } from 'react';
import type { Site } from '@/content/types';
import { FullPageLink, NEW_TAB_HINT_ID } from '../ui/links';
import { Wordmark } from '../ui/wordmark/wordmark';
import { LoadFailure } from './load-failure';
import styles from './minimal-layout.module.css';
import { ThemeToggle } from './theme-toggle';

/** Layout of pages without a brand: logo and theme toggle, no navigation, no loader. */
export function MinimalLayout({ site, children }: { readonly site: Site; readonly children: ReactNode }) {
  const { logoStyle, name, words, business } = site;
  return (
    <div className={styles.shell}>
      <header className={styles.header}>
        <FullPageLink href="/" className={styles.logo}>
          <Wordmark logoStyle={logoStyle} name={name} />
        </FullPageLink>
        <ThemeToggle darkLabel={words.darkMode} lightLabel={words.lightMode} />
      </header>
      <main className={styles.main}>{children}</main>
      <footer className={styles.footer}>
        <p>
          {business.location}. {business.pictureNote}
        </p>
      </footer>
      <LoadFailure message={words.loadFailure} email={business.email} />
      <span id={NEW_TAB_HINT_ID} hidden>
        {words.controls.newTab}
      </span>
    </div>
  );
}
