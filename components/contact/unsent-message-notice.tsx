import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import type { UiLabels } from '@/content/model/labels';
import { normalizePathname } from '@/lib/site-path';
import { IconButton } from '../ui/icon-button/icon-button';
import { ChangingText } from '../ui/changing-text';
import { FullPageLink, ClientSideLink } from '../ui/links';
import { getUnseenSend, markResultAsSeen, SEND_RESULT_DISPLAY_MS, waitForOtherTabs } from './send-message';
import { readUnsentMessages, type UnsentMessage } from './stored-messages';
import styles from './unsent-message-notice.module.css';

export interface UnsentMessageNoticeProps {
  readonly labels: UiLabels['unsentMessage'];
  readonly closeLabel: string;
}

/**
 * Shows that a submitted message could not be sent, with a link back to the form. It also confirms a message that is
 * sent after the visitor has left the contact page.
 */
export function UnsentMessageNotice({ labels, closeLabel }: UnsentMessageNoticeProps) {
  const path = normalizePathname(usePathname());
  const [messages, setMessages] = useState<readonly UnsentMessage[]>([]);
  const [isSent, setIsSent] = useState(false);
  const [dismissedIds, setDismissedIds] = useState<readonly string[]>([]);
  const unsent = messages.find(({ id, page }) => !dismissedIds.includes(id) && !isFormOn(path, page));
  const unsentText = unsent?.mayHaveArrived ? labels.mayHaveArrived : labels.text;

  useEffect(() => {
    const abortController = new AbortController();
    const { signal } = abortController;
    async function check() {
      const send = getUnseenSend();
      const result = await send?.result;
      await waitForOtherTabs();
      if (signal.aborted) return;
      const unsentMessages = readUnsentMessages();
      setMessages(unsentMessages);
      // after a visit to the form, where the message may be sent again, its notice comes back
      if (unsentMessages.some(({ page }) => isFormOn(path, page))) setDismissedIds([]);
      // on its own page the form shows the result
      if (!send || send !== getUnseenSend() || isFormOn(path, send.message.page)) return;
      markResultAsSeen();
      setIsSent(result?.type === 'sent');
    }
    const follow = () => void check();
    follow();
    document.addEventListener('visibilitychange', follow, { signal });
    // the privacy page has deleted the messages
    window.addEventListener('storage', follow, { signal });
    return () => abortController.abort();
  }, [path]);

  useEffect(() => {
    if (!isSent) return;
    const timer = setTimeout(() => setIsSent(false), SEND_RESULT_DISPLAY_MS);
    return () => clearTimeout(timer);
  }, [isSent]);

  function close() {
    setIsSent(false);
    setDismissedIds(messages.map(({ id }) => id));
  }

  if (!isSent && !unsent) return;
  return (
    <div className={`${styles.notice} touchTargets cornerNotice rounded`}>
      <p>
        <ChangingText>{isSent ? labels.sent : unsentText}</ChangingText>{' '}
        {!isSent && unsent && <LinkToForm path={path} page={unsent.page} label={labels.open} />}
      </p>
      <IconButton icon="close" iconSize={18} aria-label={closeLabel} className="iconButton" onClick={close} />
    </div>
  );
}

/** Whether the path is that of the contact page of the brand, in any language. Its form shows the message itself. */
const isFormOn = (path: string, page: string) =>
  getBrand(path) === getBrand(page) && path.split('/').at(-1) === page.split('/').at(-1);

const getBrand = (path: string) => path.split('/')[1];

interface LinkToFormProps {
  readonly path: string;
  readonly page: string;
  readonly label: string;
}

function LinkToForm({ path, page, label }: LinkToFormProps) {
  const Link = getBrand(path) === getBrand(page) ? ClientSideLink : FullPageLink;
  return <Link href={page}>{label}</Link>;
}
