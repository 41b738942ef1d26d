import type { LocalizedHomeLinks } from '@/content/i18n/localized-home-links';
import type { Business } from '@/content/model/business';
import type { UiLabels } from '@/content/model/labels';
import { LazyUnsentMessageNotice } from '../contact/lazy-unsent-message-notice';
import { LanguageSuggestion } from '../languages/language-suggestion';
import { Button } from '../ui/button/button';
import { OptionalPart } from '../ui/optional-part';
import styles from './page-notices.module.css';

interface PageNoticesProps extends LocalizedHomeLinks {
  readonly labels: UiLabels;
  readonly business: Pick<Business, 'email'>;
}

/** What a page of a brand and one without tell a visitor beside their content. */
export function PageNotices({ href, homes, language, labels, business }: PageNoticesProps) {
  return (
    <>
      {/*
        Hidden until scripts of the page (browser/head/page-state.ts) or of a part (utils/import-with-error-notice.ts)
        cannot be loaded. The head script handles its button.
      */}
      <div role="alert" className={styles.notice}>
        <p>
          {labels.loadFailure} <a href={`mailto:${business.email}`}>{business.email}</a>
        </p>
        <Button variant="text" data-reload data-works-without-react>
          {labels.reload}
        </Button>
      </div>
      <OptionalPart>
        <LanguageSuggestion
          href={href}
          homes={homes}
          current={language.code}
          label={labels.languages}
          closeLabel={labels.closeSuggestion}
        />
      </OptionalPart>
      <OptionalPart>
        <LazyUnsentMessageNotice labels={labels.unsentMessage} closeLabel={labels.closeNotice} />
      </OptionalPart>
    </>
  );
}
