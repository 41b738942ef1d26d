import type { ReactNode } from 'react';
import type { Look } from '@/content/model/brand';
import type { Site } from '@/content/model/site';
import { LazyQueuedMessageNotice } from '../contact/lazy-queued-message-notice';
import { LanguageSuggestion } from '../languages/language-suggestion';
import { LanguageMenuButton, LanguageMenuPopover, InlineLanguageList } from '../languages/language-menu';
import { LinkRow } from '../ui/link-row/link-row';
import { FullPageLink, NEW_TAB_HINT_ID } from '../ui/links';
import { Logo } from '../ui/logo/logo';
import { LoadErrorNotice } from './load-error-notice';
import styles from './unbranded-shell.module.css';
import { Notices } from './notices';
import { ThemeToggle } from './theme-toggle';

interface UnbrandedShellProps {
  readonly site: Site;
  readonly look: Look;
  readonly children: ReactNode;
}

/** Layout of pages without a brand: logo and theme toggle, no navigation, no loader. */
export function UnbrandedShell({ site, look, children }: UnbrandedShellProps) {
  const { name, labels, business, legalLabel, legalLinks } = site;
  return (
    <div className={styles.shell}>
      <header>
        <div className={styles.header}>
          <FullPageLink href={site.href} className={styles.logo}>
            <Logo look={look} name={name} />
          </FullPageLink>
          <div className={styles.choices}>
            <LanguageMenuButton owner={site} />
            <ThemeToggle darkLabel={labels.darkMode} lightLabel={labels.lightMode} />
          </div>
          <LanguageMenuPopover owner={site} />
        </div>
        <Notices notices={site.notices} home={site.href} homePage="landing" closeLabel={labels.closeNotice} />
      </header>
      <LanguageSuggestion
        href={site.href}
        homes={site.homes}
        current={site.language.code}
        label={labels.languages}
        closeLabel={labels.closeOffer}
      />
      <LazyQueuedMessageNotice labels={labels.unsentMessage} closeLabel={labels.closeNotice} />
      <main className={styles.main}>{children}</main>
      <footer className={styles.footer}>
        <p>
          {business.location}. {business.pictureNote}
        </p>
        <InlineLanguageList owner={site} />
        <div>
          <p>{legalLabel}</p>
          <LinkRow quiet as={FullPageLink} links={legalLinks} />
        </div>
      </footer>
      <LoadErrorNotice message={labels.loadFailure} email={business.email} />
      <span id={NEW_TAB_HINT_ID} hidden>
        {labels.controls.newTab}
      </span>
    </div>
  );
}
