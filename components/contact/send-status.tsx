import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '../ui/button/button';
import { ChangingText } from '../ui/changing-text';
import type { ContactFormLabels } from './contact-form';
import { messageFields, type ContactMessage } from './contact-message';
import { createMailtoLink } from './create-mailto-link';
import type { ContactFormState } from './use-contact-form';
import styles from './send-status.module.css';

interface SendStatusProps {
  readonly labels: ContactFormLabels;
  /** Address of the recipient. */
  readonly to: string;
  readonly state: ContactFormState;
}

/** Shows whether the message was sent and, if it was not, what the visitor can do. */
export function SendStatus({ labels, to, state }: SendStatusProps) {
  const { isSending, result, rejectionReason } = state;
  const unsent = isSending ? undefined : state.unsentInForm;
  const stored = unsent?.stored;
  const element = useRef<HTMLDivElement>(null);
  const isOnline = useSyncExternalStore(
    subscribeToConnection,
    () => navigator.onLine,
    () => true,
  );

  useEffect(() => {
    if (result) element.current?.scrollIntoView({ block: 'nearest' });
  }, [result]);

  const mail = unsent && createMailtoLink(to, labels.mailSubject, unsent.message);
  return (
    <div ref={element} className={styles.status}>
      <div role="alert">
        {result?.type === 'failed' && <p data-outcome="failed">{labels.failure}</p>}
        {result?.type === 'blockedAsSpam' && <p data-outcome="failed">{labels.blockedAsSpam}</p>}
        {unsent && rejectionReason && <p>{labels[rejectionReason]}</p>}
        {stored && !stored.isKept && <p>{labels.notKept}</p>}
      </div>
      <div role="status">
        {result?.type === 'sent' && <p data-outcome="sent">{labels.success}</p>}
        {stored?.mayHaveArrived && <p>{labels.mayHaveArrived}</p>}
        {stored?.isKept && !stored.mayHaveArrived && (
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

interface CopyMessageButtonProps {
  readonly message: ContactMessage;
  readonly labels: Pick<ContactFormLabels, 'copy' | 'copied' | 'notCopied'>;
}

/** Copies a message with name and address, and shows whether that worked. */
function CopyMessageButton({ message, labels }: CopyMessageButtonProps) {
  const [status, setStatus] = useState('');

  async function copy() {
    setStatus('');
    try {
      await navigator.clipboard.writeText(messageFields.map((field) => message[field]).join('\n'));
      setStatus(labels.copied);
    } catch {
      // the clipboard needs https, and the browser may forbid its use
      setStatus(labels.notCopied);
    }
  }

  return (
    <>
      <Button variant="text" onClick={() => void copy()}>
        {labels.copy}
      </Button>
      <small role="status">
        <ChangingText>{status}</ChangingText>
      </small>
    </>
  );
}
