'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import type { ShellWords } from '@/content';
import { normalizePathname } from '../languages/normalize-pathname';
import { Icon } from '../ui/icon/icon';
import { FullPageLink, InternalLink } from '../ui/links';
import { getQueuedMessages, subscribeToQueue, wasSent, type QueuedMessage } from './message-queue';
import { whenNobodySends } from './send-message';
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
  /** Those that were sent just now, or else those that were not. */
  const [messages, setMessages] = useState<readonly QueuedMessage[]>([]);
  const [dismissed, setDismissed] = useState<readonly QueuedMessage[]>([]);
  const queued = messages.find(
    ({ key, page }) => !dismissed.some((other) => other.key === key) && !isFormOn(path, page),
  );
  const isSent = queued !== undefined && wasSent(queued.key);

  useEffect(() => {
    let isCurrent = true;
    async function check() {
      const before = getQueuedMessages();
      if (before.length > 0) await whenNobodySends();
      const sent = before.filter(({ key }) => wasSent(key));
      if (isCurrent) setMessages(sent.length > 0 ? sent : getQueuedMessages());
    }
    const follow = () => void check();
    follow();
    const unsubscribe = subscribeToQueue(follow);
    // a page that the browser had put aside has missed what happened
    window.addEventListener('pageshow', follow);
    return () => {
      isCurrent = false;
      unsubscribe();
      window.removeEventListener('pageshow', follow);
    };
  }, [path]);

  useEffect(() => {
    if (!isSent) return;
    const timer = setTimeout(() => setMessages([]), STATUS_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [isSent]);

  return (
    // there before its text is, so that screen readers notice it
    <div role="status">
      {queued && (
        <div className={styles.notice}>
          <p>
            {isSent ? words.sent : words.text}{' '}
            {!isSent && <LinkToMessage path={path} page={queued.page} label={words.open} />}
          </p>
          <button
            type="button"
            aria-label={closeLabel}
            className={styles.close}
            onClick={() => setDismissed([...dismissed, ...messages])}
          >
            <Icon name="close" size={18} />
          </button>
        </div>
      )}
    </div>
  );
}

/** The contact page of that brand, in any language, says it itself. */
const isFormOn = (path: string, page: string) =>
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
