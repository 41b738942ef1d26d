'use client';

import { useCallback, useRef, useState, type FormEvent } from 'react';
import type { EmailService, MessageFormContent } from '@/content/model/contact';
import { Button } from '../ui/button/button';
import { TextArea, TextField } from '../ui/field/field';
import styles from './contact-form.module.css';
import { loadDraft, saveDraft } from './draft';
import { takeStoredEnquiry } from './stored-enquiry';
import {
  fillEmptyFields,
  clearBlankFields,
  clearHoneypot,
  HONEYPOT_FIELD,
  prependToMessage,
  readMessage,
} from './form-fields';
import type { ContactMessage } from './contact-message';
import { SendButton } from './send-button';
import { getPendingSend, sendMessage, type RefusalReason } from './send-message';
import { SendStatus, type SendOutcome } from './send-status';
import { useQueuedMessage } from './use-queued-message';

/** No message is sent sooner after the form has appeared; who writes by hand never waits. */
export const MIN_FILL_TIME_MS = 2_000;

export type ContactFormLabels = Omit<MessageFormContent, 'text' | 'withoutScript'>;

interface ContactFormProps {
  readonly labels: ContactFormLabels;
  readonly service: EmailService;
  /** Address of the recipient. */
  readonly to: string;
  /** Each brand has its own draft and its own queue of messages. */
  readonly brandId: string;
}

/** The contact form. Its fields are uncontrolled, so that nothing typed before hydration is lost. */
export function ContactForm({ labels, service, to, brandId }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const [sending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<SendOutcome | null>(null);
  /** A submitted message, and why trying again at once does not help. */
  const [unsent, setUnsent] = useState<{ message: ContactMessage; reason?: RefusalReason } | null>(null);
  const [offeredEnquiry, setOfferedEnquiry] = useState<string | null>(null);
  /** The sentence of a link that led here, as long as the visitor has not made it a message: it is kept nowhere. */
  const untouched = useRef('');
  const openedAt = useRef(0);

  const onChangeElsewhere = useCallback((message: ContactMessage | null) => {
    setUnsent((known) => message && known && { ...known, message });
    if (!message) setOutcome({ kind: 'sent' });
  }, []);
  const clearOutcome = useCallback(
    (over: SendOutcome) => setOutcome((current) => (current === over ? null : current)),
    [],
  );
  const queue = useQueuedMessage(brandId, form, onChangeElsewhere);
  const { restore, leave } = queue;

  /** What the visitor has written. */
  const readWritten = (element: HTMLFormElement): ContactMessage => {
    const message = readMessage(element);
    return message.message === untouched.current ? { ...message, message: '' } : message;
  };

  function onFieldsChange() {
    if (!form.current) return;
    saveDraft(brandId, readWritten(form.current));
    const message = readMessage(form.current);
    queue.update(message);
    if (unsent) setUnsent(message.message === '' ? null : { ...unsent, message });
  }

  /** Waits for the answer to a message; the form may have been left and opened again since it was sent. */
  const trackSend = useCallback(
    async ({ queued, result }: ReturnType<typeof sendMessage>) => {
      isSending.current = true;
      setSending(true);
      setOutcome(null);
      setUnsent(null);
      const answer = await result;
      isSending.current = false;
      setSending(false);
      if (answer.sent) {
        form.current?.reset();
        leave();
      } else {
        // another tab may have changed it
        const message = form.current ? readMessage(form.current) : queued.message;
        setUnsent({ message, reason: answer.reason });
      }
      setOutcome({ kind: answer.sent ? 'sent' : 'failed' });
    },
    [leave],
  );

  const restoreDraft = useCallback(
    (element: HTMLFormElement | null) => {
      form.current = element;
      if (!element) return;
      openedAt.current = performance.now();
      const draft = loadDraft(brandId);
      if (draft) fillEmptyFields(element, draft);
      // also what was typed before this code loaded
      saveDraft(brandId, readMessage(element));
      const send = getPendingSend(brandId);
      const queued = restore(element, send?.queued.key);
      if (queued) setUnsent({ message: queued.message });
      const enquiry = takeStoredEnquiry();
      if (enquiry && readMessage(element).message === '') {
        prependToMessage(element, enquiry);
        untouched.current = readMessage(element).message;
      } else if (enquiry) setOfferedEnquiry(enquiry);
      if (send) void trackSend(send);
    },
    [brandId, trackSend, restore],
  );

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending.current) return;
    const element = event.currentTarget;
    clearBlankFields(element);
    if (!element.reportValidity()) return;
    const message = readMessage(element);
    untouched.current = '';
    saveDraft(brandId, message);
    if (clearHoneypot(element)) {
      setUnsent({ message });
      return setOutcome({ kind: 'refused' });
    }
    const queued = queue.put(message);
    // the request would only wait for its time-out
    if (!navigator.onLine) {
      setUnsent({ message });
      return setOutcome({ kind: 'failed' });
    }
    const delay = Math.max(0, openedAt.current + MIN_FILL_TIME_MS - performance.now());
    void trackSend(sendMessage(brandId, service, to, queued, delay));
  }

  function showNext() {
    if (!form.current) return;
    const next = queue.showNext(form.current, readWritten(form.current));
    untouched.current = '';
    setOutcome(null);
    setUnsent(next && { message: next.message });
  }

  return (
    <form
      ref={restoreDraft}
      // a submit before hydration does nothing
      method="dialog"
      className="stackM formGrid"
      aria-label={labels.heading}
      aria-busy={sending}
      onSubmit={submit}
      onInput={onFieldsChange}
    >
      <TextField label={labels.name} name="name" autoComplete="name" required readOnly={sending} />
      <TextField
        label={labels.email}
        name="email"
        type="email"
        autoComplete="email"
        required
        readOnly={sending}
      />
      <div className="stackS">
        <TextArea label={labels.message} name="message" required readOnly={sending} />
        {offeredEnquiry && (
          <div className={styles.offer}>
            <p>{offeredEnquiry}</p>
            <Button
              variant="secondary"
              onClick={() => {
                if (form.current) prependToMessage(form.current, offeredEnquiry);
                onFieldsChange();
                setOfferedEnquiry(null);
              }}
            >
              {labels.addEnquiryLabel}
            </Button>
          </div>
        )}
      </div>
      <div className="visuallyHidden" aria-hidden="true">
        <input name={HONEYPOT_FIELD} aria-label={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
      </div>
      <SendButton sending={sending} labels={labels} />
      <SendStatus
        labels={labels}
        to={to}
        outcome={outcome}
        onTimeout={clearOutcome}
        unsent={unsent?.message ?? null}
        reason={unsent?.reason}
        keptIn={sending ? null : queue.keptIn}
      />
      {queue.hasOthers && !sending && (
        <div className={styles.offer}>
          <p>{labels.another}</p>
          <Button variant="secondary" onClick={showNext}>
            {labels.showAnother}
          </Button>
        </div>
      )}
    </form>
  );
}
