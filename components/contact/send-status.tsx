import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '../ui/button/button';
import { ChangingText } from '../ui/changing-text';
import type { ContactFormLabels } from './contact-form';
import { messageFields, type ContactMessage } from './contact-message';
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

/** The longest `mailto:` URL that Windows opens. */
const MAX_MAILTO_LENGTH = 2000;
/** The most characters of a name or an address, so that the URL has room for the message. */
const MAX_SENDER_LENGTH = 100;

interface Mailto {
  readonly href: string;
  /** The URL has only the beginning of the message. */
  readonly cut: boolean;
}

/**
 * `mailto:` URL with the same message for the visitor's own e-mail program; the end of the message is cut off where the
 * URL would be too long.
 */
export function createMailtoLink(
  to: string,
  subject: string,
  { name, email, message }: ContactMessage,
): Mailto {
  const address = (text: string) => {
    const body = `${text}\n\n${shorten(name)}\n${shorten(email)}`.replaceAll('\n', '\r\n');
    // mailto: does not decode "+" as a space
    const query = new URLSearchParams({ subject, body }).toString().replaceAll('+', '%20');
    return `mailto:${to}?${query}`;
  };
  const characters = [...message.slice(0, MAX_MAILTO_LENGTH)];
  const text = () => (characters.join('') === message ? message : `${characters.join('')} …`);
  while (characters.length > 0 && address(text()).length > MAX_MAILTO_LENGTH) {
    // in steps of 5 %, because a character takes one to twelve characters of the URL
    characters.length -= Math.ceil(characters.length / 20);
  }
  return { href: address(text()), cut: text() !== message };
}

/** Cuts between code points, which have at most two UTF-16 units. */
const shorten = (text: string) =>
  [...text.slice(0, 2 * MAX_SENDER_LENGTH)].slice(0, MAX_SENDER_LENGTH).join('');
