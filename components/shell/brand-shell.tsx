import { Activity, type ReactNode } from 'react';
import type { Brand } from '@/content/model';
import { LazyUnsentMessageNotice } from '../contact/lazy-unsent-message-notice';
import { LanguageSuggestion } from '../languages/language-suggestion';
import { NEW_TAB_HINT_ID } from '../ui/links';
import { OptionalPart } from '../ui/optional-part';
import { BackToTop } from './back-to-top';
import { Footer } from './footer';
import { Header } from './header';
import { LoadErrorNotice } from './load-error-notice';
import { Loader } from './loader';
import { Notices } from './notices';
import { ScrollReset } from './scroll-reset';
import styles from './brand-shell.module.css';
import { INERT_WHILE_MENU_OPEN_ID } from './main-menu';

const MAIN_ID = 'main';

/** Shell of every page of a brand. */
export function BrandShell({ brand, children }: { readonly brand: Brand; readonly children: ReactNode }) {
  return (
    <>
      <a href={`#${MAIN_ID}`} className={styles.skipLink}>
        {brand.labels.skipLink}
      </a>
      <Loader brand={brand} />
      {/* each hydrates in a task of its own, like the sections of the page */}
      <Activity>
        <Header brand={brand} />
      </Activity>
      <LoadErrorNotice labels={brand.labels} email={brand.business.email} />
      <OptionalPart>
        <LanguageSuggestion
          href={brand.href}
          homes={brand.homes}
          current={brand.language.code}
          label={brand.labels.languages}
          closeLabel={brand.labels.closeOffer}
        />
      </OptionalPart>
      <OptionalPart>
        <LazyUnsentMessageNotice labels={brand.labels.unsentMessage} closeLabel={brand.labels.closeNotice} />
      </OptionalPart>
      <div id={INERT_WHILE_MENU_OPEN_ID}>
        <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
          <OptionalPart>
            <Notices
              notices={brand.notices}
              home={brand.href}
              homePage="home"
              closeLabel={brand.labels.closeNotice}
              onPhoto
            />
          </OptionalPart>
          {children}
        </main>
        <Activity>
          <Footer brand={brand} />
        </Activity>
        <BackToTop label={brand.labels.backToTop} />
      </div>
      <span id={NEW_TAB_HINT_ID} hidden>
        {brand.labels.controls.newTab}
      </span>
      <ScrollReset />
    </>
  );
}
