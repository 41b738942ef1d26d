'use client';

import { usePathname } from 'next/navigation';
import type { Notice, NoticePageName } from '@/content/model/notices';
import { normalizePathname } from '@/lib/site-path';
import { IconButton } from '../ui/icon-button/icon-button';
import styles from './notices.module.css';

interface NoticesProps {
  readonly notices: readonly Pick<Notice, 'id' | 'text' | 'pages'>[];
  /** Path of the home page, and what notices call it; all other pages are called by what follows that path. */
  readonly home: string;
  readonly homePage: NoticePageName;
  readonly closeLabel: string;
  /** Whether the notices lie on the first photo of the page. */
  readonly onPhoto?: boolean;
}

/** The notices of this page. A client component, because layouts do not know their page. */
export function Notices({ notices, home, homePage, closeLabel, onPhoto = false }: NoticesProps) {
  const path = normalizePathname(usePathname());
  const page = path.slice(home === '/' ? 0 : home.length).split('/')[1] || homePage;
  const noticesOfPage = notices.filter(({ pages }) => !pages || pages.some((name) => name === page));
  return <NoticeList notices={noticesOfPage} closeLabel={closeLabel} onPhoto={onPhoto} />;
}

type NoticeListProps = Pick<NoticesProps, 'notices' | 'closeLabel' | 'onPhoto'>;

/** One line for each notice; display-period-styles.tsx shows it on its days, until the visitor closes it. */
export function NoticeList({ notices, closeLabel, onPhoto = false }: NoticeListProps) {
  if (notices.length === 0) return null;
  return (
    <div className={styles.notices} data-on-photo={onPhoto}>
      {notices.map(({ id, text }) => (
        <div key={id} role="note" className={styles.notice} data-show-during={id} data-notice={id}>
          <p id={`notice-${id}`}>{text}</p>
          <IconButton
            icon="close"
            iconSize={18}
            className="iconButton scriptOnly screenOnly"
            aria-label={closeLabel}
            aria-describedby={`notice-${id}`}
            data-dismiss={id}
            data-works-without-react
          />
        </div>
      ))}
    </div>
  );
}
