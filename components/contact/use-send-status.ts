import { useCallback, useState, type RefObject } from 'react';
import type { ContactMessage } from './contact-message';
import { readMessage } from './form-values';
import type { PendingSend } from './send-message';
import type { SendOutcome, UnsentMessage } from './send-status';

/** Whether the message of a contact form is on its way, and what came of it. */
export function useSendStatus(form: RefObject<HTMLFormElement | null>) {
  const [sending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<SendOutcome | null>(null);
  const [unsent, setUnsent] = useState<UnsentMessage | null>(null);

  /** Waits for the answer to a message; the form may have been left and opened again since it was sent. */
  const trackSend = useCallback(
    async ({ queued, result }: PendingSend, onSent: () => void) => {
      setSending(true);
      setOutcome(null);
      setUnsent(null);
      const answer = await result;
      setSending(false);
      if (answer.sent) {
        form.current?.reset();
        onSent();
      } else {
        // another tab may have changed the message in the form
        const message = form.current ? readMessage(form.current) : queued.message;
        setUnsent({ message, reason: answer.reason });
      }
      setOutcome({ kind: answer.sent ? 'sent' : 'failed' });
    },
    [form],
  );

  const onChangeElsewhere = useCallback((message: ContactMessage | null) => {
    setUnsent((known) => message && known && { ...known, message });
    if (!message) setOutcome({ kind: 'sent' });
  }, []);

  const clearOutcome = useCallback(
    (over: SendOutcome) => setOutcome((current) => (current === over ? null : current)),
    [],
  );

  /** Shows a message of the queue as one that was not sent. */
  const showUnsent = useCallback((message: ContactMessage) => setUnsent({ message }), []);

  function failWith(kind: SendOutcome['kind'], message: ContactMessage) {
    setUnsent({ message });
    setOutcome({ kind });
  }

  /** Follows the visitor's changes. An emptied message no longer counts as unsent. */
  function updateUnsent(message: ContactMessage) {
    if (unsent) setUnsent(message.message === '' ? null : { ...unsent, message });
  }

  function startOver() {
    setOutcome(null);
    setUnsent(null);
  }

  return {
    sending,
    outcome,
    unsent,
    trackSend,
    onChangeElsewhere,
    clearOutcome,
    showUnsent,
    failWith,
    updateUnsent,
    startOver,
  };
}
