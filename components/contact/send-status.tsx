import { useEffect, useRef, useSyncExternalStore, type Dispatch } from 'react';
import type { ContactFormLabels } from './contact-form';
import type { ContactFormAction, ContactFormState } from './contact-form-state';
import { createMailtoLink } from './create-mailto-link';
import { CopyMessageButton } from './copy-message-button';
import { SEND_RESULT_DISPLAY_MS } from './send-result-display-duration';
import styles from './send-status.module.css';

interface SendStatusProps {
  readonly labels: ContactFormLabels;
  /** Address of the recipient. */
  readonly to: string;
  readonly state: ContactFormState;
  readonly dispatch: Dispatch<ContactFormAction>;
}

/** Shows whether the message was sent and, if it was not, what the visitor can do. */
export function SendStatus({ labels, to, state, dispatch }: SendStatusProps) {
  const { submission, result } = state;
  const unsent = submission.status === 'unsent' ? submission : null;
  const queueStorage = unsent && state.queueStorage;
  const element = useRef<HTMLDivElement>(null);
  const isOnline = useSyncExternalStore(
    subscribeToConnection,
    () => navigator.onLine,
    () => true,
  );

  useEffect(() => {
    if (!result) return;
    element.current?.scrollIntoView({ block: 'nearest' });
    if (result.type === 'blockedAsSpam') return;
    const timer = setTimeout(() => dispatch({ type: 'resultExpired', result }), SEND_RESULT_DISPLAY_MS);
    return () => clearTimeout(timer);
  }, [result, dispatch]);

  const mail = unsent && createMailtoLink(to, labels.mailSubject, unsent.message);
  return (
    <div ref={element} className={styles.status}>
      <div role="alert">
        {result?.type === 'failed' && <p data-outcome="failed">{labels.failure}</p>}
        {result?.type === 'blockedAsSpam' && <p data-outcome="failed">{labels.blockedAsSpam}</p>}
        {unsent?.rejectionReason && <p>{labels[unsent.rejectionReason]}</p>}
        {queueStorage === 'memory' && <p>{labels.notKept}</p>}
      </div>
      <div role="status">
        {result?.type === 'sent' && <p data-outcome="sent">{labels.success}</p>}
        {unsent && state.mayHaveArrived && <p>{labels.mayHaveArrived}</p>}
        {queueStorage === 'localStorage' && !state.mayHaveArrived && (
          <p key={String(isOnline)}>{isOnline ? labels.unsentOnline : labels.unsentOffline}</p>
        )}
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
