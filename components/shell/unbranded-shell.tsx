import type { ReactNode } from 'react';
import type { Brand } from '@/content/model';
import type { UnbrandedContent } from '@/content/model/unbranded';
import { interpolate } from '@/lib/interpolate';
import { InlineLanguageList, LanguageMenuButton, LanguageMenuPopover } from '../languages/language-menu';
import { LinkRow } from '../ui/link-row/link-row';
import { FullPageLink, NEW_TAB_HINT_ID } from '../ui/links';
import { OptionalPart } from '../ui/optional-part';
import { Logo } from './logo/logo';
import { PageNotices } from './page-notices';
import styles from './unbranded-shell.module.css';
import { Notices } from './notices';
import { DarkModeToggle } from './preference-toggles';

interface UnbrandedShellProps {
  readonly content: UnbrandedContent;
  /** The brand whose theme and legal pages these pages have. */
  readonly themeBrand: Pick<Brand, 'name' | 'look' | 'footer'>;
  readonly children: ReactNode;
}

/** Layout of pages without a brand: logo and dark mode toggle, no navigation, no loader. */
export function UnbrandedShell({ content, themeBrand, children }: UnbrandedShellProps) {
  const { name, labels, business, legalLabel } = content;
  return (
    <div className={styles.shell}>
      <header>
        <div className={styles.header}>
          <FullPageLink href={content.href} className={styles.logo}>
            <Logo look={themeBrand.look} name={name} />
          </FullPageLink>
          <div className={styles.choices}>
            <LanguageMenuButton brandOrUnbranded={content} />
            <DarkModeToggle darkLabel={labels.darkMode} lightLabel={labels.lightMode} />
          </div>
          <LanguageMenuPopover brandOrUnbranded={content} />
        </div>
        <OptionalPart>
          <Notices
            notices={content.notices}
            home={content.href}
            homePage="landing"
            closeLabel={labels.closeNotice}
          />
        </OptionalPart>
      </header>
      <PageNotices {...content} />
      <main className={styles.main}>{children}</main>
      <footer className={styles.footer}>
        <p>
          {business.location}. {business.photoNote}
        </p>
        <InlineLanguageList brandOrUnbranded={content} />
        <div>
          <p>{interpolate(legalLabel, { name: themeBrand.name })}</p>
          <LinkRow quiet as={FullPageLink} links={themeBrand.footer.legalLinks} />
        </div>
      </footer>
      <span id={NEW_TAB_HINT_ID} hidden>
        {labels.controls.newTab}
      </span>
    </div>
  );
}
