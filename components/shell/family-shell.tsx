import type { ReactNode } from 'react';
import type { Site } from '@/content/types';
import { DocumentLink, NEW_TAB_HINT_ID } from '../ui/links';
import { Wordmark } from '../ui/wordmark/wordmark';
import styles from './family-shell.module.css';
import { ThemeToggle } from './theme-toggle';

/** Pages of no brand: the site's mark and the theme toggle, no navigation, no loader. */
export function FamilyShell({ family, children }: { readonly family: Site; readonly children: ReactNode }) {
  const { mark, name, words, business } = family;
  return (
    <div className={styles.shell}>
      <header className={styles.header}>
        <DocumentLink href="/" className={styles.logo}>
          <Wordmark mark={mark} name={name} />
        </DocumentLink>
        <ThemeToggle darkLabel={words.darkMode} lightLabel={words.lightMode} />
      </header>
      <main className={styles.main}>{children}</main>
      <footer className={styles.footer}>
        <p>
          {business.location}. {business.pictureNote}
        </p>
      </footer>
      <span id={NEW_TAB_HINT_ID} hidden>
        {words.newTab}
      </span>
    </div>
  );
}
