import type { UiLabels } from '@/content/model/labels';
import { Button } from '../ui/button/button';
import styles from './load-error-notice.module.css';

interface LoadErrorNoticeProps {
  /** `loadFailure` stands before the e-mail address. */
  readonly labels: Pick<UiLabels, 'loadFailure' | 'reload'>;
  readonly email: string;
}

/**
 * Hidden until scripts of the page (browser/head/page-state.ts) or of a part (utils/import-with-error-notice.ts) cannot
 * be loaded. The head script handles its button.
 */
export function LoadErrorNotice({ labels, email }: LoadErrorNoticeProps) {
  return (
    <div role="alert" className={styles.notice}>
      <p>
        {labels.loadFailure} <a href={`mailto:${email}`}>{email}</a>
      </p>
      <Button variant="text" data-reload data-works-without-react>
        {labels.reload}
      </Button>
    </div>
  );
}
