'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import type { ShellWords } from '@/content';
import { normalizePathname } from '../languages/normalize-pathname';
import { Icon } from '../ui/icon/icon';
import { FullPageLink, InternalLink } from '../ui/links';
import { getQueuedMessages, subscribeToQueue, wasSent, type QueuedMessage } from './message-queue';
import { whenNobodySends } from './send-lock';
import { STATUS_TIMEOUT_MS } from './status-timeout';
import styles from './unsent-message-notice.module.css';

interface UnsentMessageNoticeProps {
  readonly words: ShellWords['unsentMessage'];
  readonly closeLabel: string;
}

/**
 * On every page: a submitted message that could not be sent, with the way back to it. One whose answer comes when the
 * visitor has left the contact page is confirmed here as well.
 */
export function UnsentMessageNotice({ words, closeLabel }: UnsentMessageNoticeProps) {
  const path = normalizePathname(usePathname());
  const [queued, setQueued] = useState<QueuedMessage | null>(null);
  const isSent = queued !== null && wasSent(queued.key);
  const [dismissedKey, setDismissedKey] = useState('');

  useEffect(() => {
    let isCurrent = true;
    async function check() {
      const [before] = getQueuedMessages();
      if (before) await whenNobodySends();
      const [after] = getQueuedMessages();
      if (isCurrent) setQueued(after ?? (before && wasSent(before.key) ? before : null));
    }
    const follow = () => void check();
    follow();
    const unsubscribe = subscribeToQueue(follow);
    return () => {
      isCurrent = false;
      unsubscribe();
    };
  }, [path]);

  useEffect(() => {
    if (!isSent) return;
    const timer = setTimeout(() => setQueued(null), STATUS_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [isSent]);

  return (
    // there before its text is, so that screen readers notice it
    <div role="status">
      {queued && queued.key !== dismissedKey && !isFormOn(path, queued) && (
        <div className={styles.notice}>
          <p>
            {isSent ? words.sent : words.text}{' '}
            {!isSent && <LinkToMessage path={path} page={queued.page} label={words.open} />}
          </p>
          <button
            type="button"
            aria-label={closeLabel}
            className={styles.close}
            onClick={() => setDismissedKey(queued.key)}
          >
            <Icon name="close" size={18} />
          </button>
        </div>
      )}
    </div>
  );
}

/** The contact page of that brand, in any language, says it itself. */
const isFormOn = (path: string, { page }: QueuedMessage) =>
  brandOf(path) === brandOf(page) && path.split('/').at(-1) === page.split('/').at(-1);

const brandOf = (path: string) => path.split('/')[1];

interface LinkToMessageProps {
  readonly path: string;
  readonly page: string;
  readonly label: string;
}

function LinkToMessage({ path, page, label }: LinkToMessageProps) {
  const Link = brandOf(path) === brandOf(page) ? InternalLink : FullPageLink;
  return <Link href={page}>{label}</Link>;
}
