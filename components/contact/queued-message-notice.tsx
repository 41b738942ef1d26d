import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import type { UiLabels } from '@/content/model/labels';
import { normalizePathname } from '@/lib/site-path';
import { IconButton } from '../ui/icon-button/icon-button';
import { ChangingText } from '../ui/changing-text';
import { FullPageLink, ClientSideLink } from '../ui/links';
import {
  getQueueEntries,
  parseQueueEntry,
  subscribeToQueueStorageEvents,
  wasEntrySentSincePageLoad,
  type QueueEntry,
} from './message-queue-storage';
import { waitForAllSends } from './send-message';
import { SEND_RESULT_DISPLAY_MS } from './send-result-display-duration';
import styles from './queued-message-notice.module.css';

export interface QueuedMessageNoticeProps {
  readonly labels: UiLabels['unsentMessage'];
  readonly closeLabel: string;
  /** The queue when this code was requested, as stored. Its messages may have been sent since. */
  readonly storageItems: readonly (readonly [key: string, stored: string | null])[];
}

/**
 * Shows a submitted message that could not be sent, with a link back to the form. It also confirms a message that is
 * sent after the visitor has left the contact page.
 */
export function QueuedMessageNotice({ labels, closeLabel, storageItems }: QueuedMessageNoticeProps) {
  const path = normalizePathname(usePathname());
  /** Entries of messages sent just now or, if there are none, of unsent ones. */
  const [entries, setEntries] = useState<readonly QueueEntry[]>([]);
  const [dismissed, setDismissed] = useState<readonly QueueEntry[]>([]);
  const earlierItems = useRef(storageItems);
  const entry = entries.find(
    ({ key, page }) => !dismissed.some((item) => item.key === key) && !isFormOn(path, page),
  );
  const unsentText = entry?.mayHaveArrived ? labels.mayHaveArrived : labels.text;
  const isSent = entry !== undefined && wasEntrySentSincePageLoad(entry.key);

  useEffect(() => {
    const abortController = new AbortController();
    const { signal } = abortController;
    async function check() {
      // after a visit to the form, where the message may be sent again, its notice comes back
      setDismissed((all) => all.filter(({ page }) => !isFormOn(path, page)));
      const earlierEntries = earlierItems.current.map(([key, stored]) => parseQueueEntry(key, stored));
      earlierItems.current = [];
      const before = [...getQueueEntries(), ...earlierEntries.filter((earlier) => earlier !== null)];
      if (before.length > 0) await waitForAllSends();
      const sent = before.filter(({ key }) => wasEntrySentSincePageLoad(key));
      if (!signal.aborted) setEntries(sent.length > 0 ? sent : getQueueEntries());
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
    const timer = setTimeout(() => setEntries([]), SEND_RESULT_DISPLAY_MS);
    return () => clearTimeout(timer);
  }, [isSent]);

  return (
    entry && (
      <div className={`${styles.notice} touchTargets cornerNotice rounded`}>
        <p>
          <ChangingText>{isSent ? labels.sent : unsentText}</ChangingText>{' '}
          {!isSent && <LinkToMessage path={path} page={entry.page} label={labels.open} />}
        </p>
        <IconButton
          icon="close"
          iconSize={18}
          aria-label={closeLabel}
          className="iconButton"
          onClick={() => setDismissed([...dismissed, ...entries])}
        />
      </div>
    )
  );
}

/** Whether the path is that of the contact page of the brand, in any language. Its form shows the message itself. */
const isFormOn = (path: string, page: string) =>
  getBrand(path) === getBrand(page) && path.split('/').at(-1) === page.split('/').at(-1);

const getBrand = (path: string) => path.split('/')[1];

interface LinkToMessageProps {
  readonly path: string;
  readonly page: string;
  readonly label: string;
}

function LinkToMessage({ path, page, label }: LinkToMessageProps) {
  const Link = getBrand(path) === getBrand(page) ? ClientSideLink : FullPageLink;
  return <Link href={page}>{label}</Link>;
}
