import { Activity, type ReactNode } from 'react';
import type { Brand } from '@/content/model';
import { NEW_TAB_HINT_ID } from '../ui/links';
import { OptionalPart } from '../ui/optional-part';
import { BackToTop } from './back-to-top';
import { Footer } from './footer';
import { Header } from './header';
import { PageNotices } from './page-notices';
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
      <PageNotices {...brand} />
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
