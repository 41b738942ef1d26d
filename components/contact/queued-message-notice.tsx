import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import type { UiLabels } from '@/content/model/labels';
import { normalizePathname } from '@/lib/normalize-pathname';
import { IconButton } from '../ui/icon-button/icon-button';
import { FullPageLink, ClientSideLink } from '../ui/links';
import {
  getQueuedMessages,
  parseQueuedMessage,
  subscribeToQueueStorageEvents,
  wasSentSinceLoad,
  type QueuedMessage,
} from './message-queue-storage';
import { SEND_STATUS_DURATION_MS, whenAllSendsSettled } from './send-message';
import styles from './queued-message-notice.module.css';

export interface QueuedMessageNoticeProps {
  readonly labels: UiLabels['unsentMessage'];
  readonly closeLabel: string;
  /** The entries of the queue when this code was requested. Their messages may have been sent since. */
  readonly entries: readonly (readonly [key: string, stored: string | null])[];
}

/**
 * Shows a submitted message that could not be sent, with a link back to the form. It also confirms a message that is
 * sent after the visitor has left the contact page.
 */
export function QueuedMessageNotice({ labels, closeLabel, entries }: QueuedMessageNoticeProps) {
  const path = normalizePathname(usePathname());
  /** Messages sent just now or, if there are none, the unsent ones. */
  const [messages, setMessages] = useState<readonly QueuedMessage[]>([]);
  const [dismissed, setDismissed] = useState<readonly QueuedMessage[]>([]);
  const earlier = useRef(entries);
  const queued = messages.find(
    ({ key, page }) => !dismissed.some((message) => message.key === key) && !isFormOn(path, page),
  );
  const isSent = queued !== undefined && wasSentSinceLoad(queued.key);

  useEffect(() => {
    const abortController = new AbortController();
    const { signal } = abortController;
    async function check() {
      const earlierMessages = earlier.current.map(([key, stored]) => parseQueuedMessage(key, stored));
      earlier.current = [];
      const before = [...getQueuedMessages(), ...earlierMessages.filter((message) => message !== null)];
      if (before.length > 0) await whenAllSendsSettled();
      const sent = before.filter(({ key }) => wasSentSinceLoad(key));
      if (!signal.aborted) setMessages(sent.length > 0 ? sent : getQueuedMessages());
    }
    const follow = () => void check();
    follow();
    subscribeToQueueStorageEvents(follow, signal);
    // a page restored from the back/forward cache has missed storage events
    window.addEventListener('pageshow', follow, { signal });
    return () => abortController.abort();
  }, [path]);

  useEffect(() => {
    if (!isSent) return;
    const timer = setTimeout(() => setMessages([]), SEND_STATUS_DURATION_MS);
    return () => clearTimeout(timer);
  }, [isSent]);

  return (
    queued && (
      <div className={`${styles.notice} touchTargets cornerNotice rounded`}>
        <p>
          {isSent ? labels.sent : labels.text}{' '}
          {!isSent && <LinkToMessage path={path} page={queued.page} label={labels.open} />}
        </p>
        <IconButton
          icon="close"
          iconSize={18}
          aria-label={closeLabel}
          className="iconButton"
          onClick={() => setDismissed([...dismissed, ...messages])}
        />
      </div>
    )
  );
}

/** Whether the path is that of the contact page of the brand, in any language. Its form shows the message itself. */
const isFormOn = (path: string, page: string) =>
  brandOf(path) === brandOf(page) && path.split('/').at(-1) === page.split('/').at(-1);

const brandOf = (path: string) => path.split('/')[1];

interface LinkToMessageProps {
  readonly path: string;
  readonly page: string;
  readonly label: string;
}

function LinkToMessage({ path, page, label }: LinkToMessageProps) {
  const Link = brandOf(path) === brandOf(page) ? ClientSideLink : FullPageLink;
  return <Link href={page}>{label}</Link>;
}
