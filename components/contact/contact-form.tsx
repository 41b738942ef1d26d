'use client';

import { useCallback, useEffect, useRef, useState, type FormEvent } from 'react';
import type { EmailService, MessageFormContent } from '@/content';
import { Button } from '../ui/button/button';
import { TextArea, TextField } from '../ui/field/field';
import styles from './contact-form.module.css';
import { clearDraft, saveDraft, loadDraft } from './draft';
import { consumeEnquiry } from './enquiry';
import { clearBlankFields, clearTrap, fillEmptyFields, insertBefore, readForm, TRAP } from './form-fields';
import { mailtoUrl, type Message } from './message';
import { SendButton } from './send-button';
import { sendMessage, sendUnderway } from './send-message';
import { useWaitingMessage } from './use-waiting-message';
import { WaitingNote } from './waiting-note';

/** No message leaves sooner after the form has come; who writes by hand never waits. */
export const LEAST_MS = 2_000;

/** CNT-13 */
export const BANNER_TIMEOUT_MS = 5_000;

type ContactFormWords = Omit<MessageFormContent, 'text' | 'withoutScript'>;

interface ContactFormProps {
  readonly words: ContactFormWords;
  readonly service: EmailService;
  /** Address of the recipient. */
  readonly to: string;
  /** Each brand has its own draft. */
  readonly brandId: string;
}

/** A new object for each answer, so that each banner gets its full time (CNT-17). */
type SendResult = { readonly sent: boolean; readonly refused?: true };

/** The contact form. Its fields are uncontrolled, so that nothing typed before hydration is lost. */
export function ContactForm({ words, service, to, brandId }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const busy = useRef(false);
  const [sending, setSending] = useState(false);
  const [result, setResult] = useState<SendResult | null>(null);
  const [failedMessage, setFailedMessage] = useState<Message | null>(null);
  const [offeredEnquiry, setOfferedEnquiry] = useState<string | null>(null);
  /** The sentence of a link that led here, as long as the visitor has not made it a message: it is kept nowhere. */
  const untouched = useRef('');
  const openedAt = useRef(0);
  const answer = useRef<HTMLDivElement>(null);
  const { waiting, keepWaiting, clearOutbox, restoreWaiting } = useWaitingMessage(brandId, form);

  useEffect(() => {
    if (!result) return;
    answer.current?.scrollIntoView({ block: 'nearest' });
    if (result.refused) return;
    const timer = setTimeout(() => setResult(null), BANNER_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [result]);

  function onFieldsChange() {
    if (!form.current) return;
    const message = readForm(form.current);
    saveDraft(brandId, begun(message));
    if (failedMessage) setFailedMessage(message);
    if (waiting) keepWaiting(message);
  }

  const begun = (message: Message): Message =>
    message.message === untouched.current ? { ...message, message: '' } : message;

  const onFailure = useCallback(
    (message: Message) => {
      setResult({ sent: false });
      setFailedMessage(message);
      if (!navigator.onLine) keepWaiting(message);
    },
    [keepWaiting],
  );

  /** Waits for the answer to a message; the form may have been left and opened again since it was sent. */
  const trackSend = useCallback(
    async ({ message, sent }: ReturnType<typeof sendMessage>) => {
      busy.current = true;
      setSending(true);
      setResult(null);
      setFailedMessage(null);
      clearOutbox();
      window.addEventListener('beforeunload', askToStay);
      try {
        await sent;
        clearDraft(brandId);
        form.current?.reset();
        setResult({ sent: true });
      } catch (error) {
        console.warn('The message was not sent.', error);
        onFailure(message);
      } finally {
        busy.current = false;
        setSending(false);
        window.removeEventListener('beforeunload', askToStay);
      }
    },
    [brandId, onFailure, clearOutbox],
  );

  const restoreDraft = useCallback(
    (element: HTMLFormElement | null) => {
      form.current = element;
      if (!element) return;
      openedAt.current = Date.now();
      fillEmptyFields(element, loadDraft(brandId));
      restoreWaiting(element);
      const enquiry = consumeEnquiry();
      // also what was typed before this code loaded
      saveDraft(brandId, readForm(element));
      if (enquiry && readForm(element).message === '') {
        insertBefore(element, enquiry);
        untouched.current = readForm(element).message;
      } else if (enquiry) setOfferedEnquiry(enquiry);
      const send = sendUnderway(brandId);
      if (send) void trackSend(send);
    },
    [brandId, trackSend, restoreWaiting],
  );

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy.current) return;
    const element = event.currentTarget;
    if (!clearBlankFields(element)) element.reportValidity();
    else if (clearTrap(element)) {
      setResult({ sent: false, refused: true });
      setFailedMessage(readForm(element));
    }
    // the request would only wait for its time-out
    else if (!navigator.onLine) onFailure(readForm(element));
    else {
      const delay = Math.max(0, openedAt.current + LEAST_MS - Date.now());
      void trackSend(sendMessage(brandId, service, to, readForm(element), delay));
    }
  }

  return (
    <form
      ref={restoreDraft}
      // a submit before hydration does nothing
      method="dialog"
      className={styles.form}
      aria-label={words.heading}
      aria-busy={sending}
      onSubmit={submit}
      onInput={onFieldsChange}
    >
      <TextField label={words.name} name="name" autoComplete="name" required readOnly={sending} />
      <TextField
        label={words.email}
        name="email"
        type="email"
        autoComplete="email"
        required
        readOnly={sending}
      />
      <div className={styles.message}>
        <TextArea label={words.message} name="message" required readOnly={sending} />
        {offeredEnquiry && (
          <div className={styles.enquiry}>
            <p>{offeredEnquiry}</p>
            <Button
              variant="secondary"
              onClick={() => {
                if (form.current) insertBefore(form.current, offeredEnquiry);
                onFieldsChange();
                setOfferedEnquiry(null);
              }}
            >
              {words.addEnquiryLabel}
            </Button>
          </div>
        )}
      </div>
      <div className="visuallyHidden" aria-hidden="true">
        <input name={TRAP} aria-label={TRAP} tabIndex={-1} autoComplete="off" />
      </div>
      <SendButton sending={sending} words={words} />
      <div ref={answer} className={styles.result}>
        <div role="status">
          {result?.sent && <p data-result="sent">{words.success}</p>}
          {waiting && <WaitingNote words={words} />}
        </div>
        <div role="alert">
          {result?.sent === false && (
            <p data-result="failed">{result.refused ? words.refused : words.failure}</p>
          )}
        </div>
        {failedMessage && <MailtoLink words={words} mail={mailtoUrl(to, words.mailSubject, failedMessage)} />}
      </div>
    </form>
  );
}

interface MailtoLinkProps {
  readonly words: ContactFormWords;
  readonly mail: ReturnType<typeof mailtoUrl>;
}

function MailtoLink({ words, mail }: MailtoLinkProps) {
  return (
    <div>
      <a className={styles.mailtoLink} href={mail.href}>
        {words.mailtoLabel}
      </a>
      {mail.cut && <small className={styles.mailCut}>{words.mailCut}</small>}
    </div>
  );
}

/** Leaving the page aborts the request, which may have arrived nevertheless. */
function askToStay(event: BeforeUnloadEvent) {
  event.preventDefault();
}
