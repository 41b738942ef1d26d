import type { ReactNode } from 'react';
import type { Look, Site } from '@/content';
import { UnsentMessages } from '../contact/unsent-messages';
import { LanguageOffer } from '../languages/language-offer';
import { LanguageButton, LanguageList, LanguageRow } from '../languages/language-menu';
import { LinkRow } from '../ui/link-row/link-row';
import { FullPageLink, NEW_TAB_HINT_ID } from '../ui/links';
import { Wordmark } from '../ui/wordmark/wordmark';
import { LoadFailure } from './load-failure';
import styles from './minimal-layout.module.css';
import { Notices } from './notices';
import { ThemeToggle } from './theme-toggle';

interface MinimalLayoutProps {
  readonly site: Site;
  readonly look: Look;
  readonly children: ReactNode;
}

/** Layout of pages without a brand: logo and theme toggle, no navigation, no loader. */
export function MinimalLayout({ site, look, children }: MinimalLayoutProps) {
  const { name, labels, business, legalLabel, legalLinks } = site;
  return (
    <div className={styles.shell}>
      <header>
        <div className={styles.header}>
          <FullPageLink href={site.href} className={styles.logo}>
            <Wordmark look={look} name={name} />
          </FullPageLink>
          <div className={styles.choices}>
            <LanguageButton of={site} />
            <ThemeToggle darkLabel={labels.darkMode} lightLabel={labels.lightMode} />
          </div>
          <LanguageList of={site} />
        </div>
        <Notices notices={site.notices} home={site.href} homePage="landing" closeLabel={labels.closeNotice} />
      </header>
      <LanguageOffer
        href={site.href}
        homes={site.homes}
        current={site.language.code}
        label={labels.languages}
        closeLabel={labels.closeOffer}
      />
      <UnsentMessages labels={labels.unsentMessage} closeLabel={labels.closeNotice} />
      <main className={styles.main}>{children}</main>
      <footer className={styles.footer}>
        <p>
          {business.location}. {business.pictureNote}
        </p>
        <LanguageRow of={site} />
        <div>
          <p>{legalLabel}</p>
          <LinkRow quiet as={FullPageLink} links={legalLinks} />
        </div>
      </footer>
      <LoadFailure message={labels.loadFailure} email={business.email} />
      <span id={NEW_TAB_HINT_ID} hidden>
        {labels.controls.newTab}
      </span>
    </div>
  );
}
