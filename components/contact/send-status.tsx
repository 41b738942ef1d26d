import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { ContactFormLabels } from './contact-form';
import { CopyMessageButton } from './copy-message-button';
import { createMailtoLink, type ContactMessage } from './contact-message';
import type { KeptIn } from './message-queue';
import type { EmailRejectionReason } from './send-message';
import styles from './send-status.module.css';
import { SEND_STATUS_DURATION_MS } from './send-status-duration';

/** What came of an attempt to send; a new object for each, so that each banner gets its full time (CNT-17). */
export interface SendOutcome {
  /** "refused": the message looks like the work of a program that fills in forms. */
  readonly kind: 'sent' | 'failed' | 'refused';
}

/** A submitted message that has not been sent. */
export interface UnsentMessage {
  readonly message: ContactMessage;
  /** Why trying again at once does not help. */
  readonly reason?: EmailRejectionReason;
}

interface SendStatusProps {
  readonly labels: ContactFormLabels;
  /** Address of the recipient. */
  readonly to: string;
  readonly outcome: SendOutcome | null;
  /** Called when the time of the banner is over. It has to be the same function in each rendering. */
  readonly onTimeout: (outcome: SendOutcome) => void;
  readonly unsent: UnsentMessage | null;
  /** Where that message is kept. */
  readonly keptIn: KeptIn | null;
}

/** What came of a message, and what the visitor can do about one that was not sent. */
export function SendStatus({ labels, to, outcome, onTimeout, unsent, keptIn }: SendStatusProps) {
  const status = useRef<HTMLDivElement>(null);
  const isOnline = useSyncExternalStore(
    subscribeToConnection,
    () => navigator.onLine,
    () => true,
  );

  useEffect(() => {
    if (!outcome) return;
    status.current?.scrollIntoView({ block: 'nearest' });
    if (outcome.kind === 'refused') return;
    const timer = setTimeout(onTimeout, SEND_STATUS_DURATION_MS, outcome);
    return () => clearTimeout(timer);
  }, [outcome, onTimeout]);

  const mail = unsent && createMailtoLink(to, labels.mailSubject, unsent.message);
  return (
    <div ref={status} className={styles.status}>
      <div role="alert">
        {outcome?.kind === 'failed' && <p data-outcome="failed">{labels.failure}</p>}
        {outcome?.kind === 'refused' && <p data-outcome="failed">{labels.refused}</p>}
        {unsent?.reason && <p>{labels[unsent.reason]}</p>}
        {keptIn === 'memory' && <p>{labels.notKept}</p>}
      </div>
      <div role="status">
        {outcome?.kind === 'sent' && <p data-outcome="sent">{labels.success}</p>}
        {keptIn === 'storage' && <p>{isOnline ? labels.online : labels.offline}</p>}
      </div>
      {unsent && mail && (
        <div className={styles.otherWays}>
          <a href={mail.href}>{labels.mailtoLabel}</a>
          <CopyMessageButton message={unsent.message} labels={labels} />
          {mail.cut && <small className={styles.mailCut}>{labels.mailCut}</small>}
        </div>
      )}
    </div>
  );
}

function subscribeToConnection(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
