'use client';

import { useCallback, useEffect, useRef, useState, type FormEvent } from 'react';
import type { EmailService, MessageFormContent } from '@/content/types';
import { Button } from '../ui/button/button';
import { TextArea, TextField } from '../ui/field/field';
import styles from './contact-form.module.css';
import { forgetDraft, keepDraft, readDraft } from './draft';
import { takeEnquiry } from './enquiry';
import { mailAddress, MAX_LENGTH, messageFields, type Message } from './message';
import { sendMessage, sendUnderway } from './send-message';

/** How long the banner stands (CNT-13). */
export const BANNER_STAYS_MS = 5_000;

interface ContactFormProps {
  readonly words: MessageFormContent;
  readonly service: EmailService;
  /** Address the messages go to. */
  readonly to: string;
  /** Id of the house: each keeps its own begun message. */
  readonly house: string;
}

/** A new object for each answer, so that each banner has its own full time (CNT-17). */
type Outcome = { readonly sent: boolean };

/** GET IN TOUCH: the fields are the browser's own, so that nothing typed before the script came is lost. */
export function ContactForm({ words, service, to, house }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const busy = useRef(false);
  const [sending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [unsent, setUnsent] = useState<Message | null>(null);
  const [enquiry, setEnquiry] = useState<string | null>(null);

  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(null), BANNER_STAYS_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  function remember() {
    if (!form.current) return;
    const message = readForm(form.current);
    keepDraft(house, message);
    if (unsent) setUnsent(message);
  }

  /** Waits for the answer to a message; the form may have been left and opened again since it was sent. */
  const follow = useCallback(
    async ({ message, sent }: ReturnType<typeof sendMessage>) => {
      busy.current = true;
      setSending(true);
      setOutcome(null);
      setUnsent(null);
      window.addEventListener('beforeunload', askToStay);
      try {
        await sent;
        forgetDraft(house);
        form.current?.reset();
        setOutcome({ sent: true });
      } catch (error) {
        console.warn('The message was not sent.', error);
        setOutcome({ sent: false });
        setUnsent(message);
      } finally {
        busy.current = false;
        setSending(false);
        window.removeEventListener('beforeunload', askToStay);
      }
    },
    [house],
  );

  const greet = useCallback(
    (element: HTMLFormElement | null) => {
      form.current = element;
      if (!element) return;
      fill(element, readDraft(house));
      // what was typed before this code came
      keepDraft(house, readForm(element));
      const send = sendUnderway(house);
      if (send) void follow(send);
      const brought = takeEnquiry();
      if (!brought) return;
      if (readForm(element).message === '') begin(element, brought, house);
      else setEnquiry(brought);
    },
    [house, follow],
  );

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy.current) return;
    const element = event.currentTarget;
    if (emptyBlanks(element)) void follow(sendMessage(house, service, to, readForm(element)));
    else element.reportValidity();
  }

  return (
    <form
      ref={greet}
      // a press before the script has come leaves all as it is
      method="dialog"
      className={styles.form}
      aria-busy={sending}
      onSubmit={submit}
      onInput={remember}
    >
      <TextField
        label={words.name}
        name="name"
        autoComplete="name"
        maxLength={MAX_LENGTH.name}
        required
        readOnly={sending}
      />
      <TextField
        label={words.email}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={MAX_LENGTH.email}
        required
        readOnly={sending}
      />
      <div className={styles.message}>
        <TextArea
          label={words.message}
          name="message"
          maxLength={MAX_LENGTH.message}
          required
          readOnly={sending}
        />
        {enquiry && (
          <div className={styles.enquiry}>
            <p>{enquiry}</p>
            <Button
              look="quiet"
              onClick={() => {
                if (form.current) begin(form.current, enquiry, house);
                setEnquiry(null);
              }}
            >
              {words.useEnquiry}
            </Button>
          </div>
        )}
      </div>
      <SendButton sending={sending} words={words} />
      <div className={styles.outcome}>
        <div role="status">{outcome?.sent && <p data-outcome="sent">{words.success}</p>}</div>
        <div role="alert">{outcome?.sent === false && <p data-outcome="failed">{words.failure}</p>}</div>
        {unsent && (
          <a className={styles.mail} href={mailAddress(to, words.mailSubject, unsent)}>
            {words.mailInstead}
          </a>
        )}
      </div>
    </form>
  );
}

/** A disabled button loses the keyboard's place: it takes it back when it can be pressed again. */
function SendButton({ sending, words }: { readonly sending: boolean; readonly words: MessageFormContent }) {
  const button = useRef<HTMLButtonElement>(null);
  const pressed = useRef(false);

  useEffect(() => {
    if (sending || !pressed.current) return;
    pressed.current = false;
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [sending]);

  return (
    <Button ref={button} type="submit" disabled={sending} onClick={() => (pressed.current = true)}>
      {sending ? words.sending : words.idle}
    </Button>
  );
}

function readForm(form: HTMLFormElement): Message {
  const data = new FormData(form);
  const text = (field: keyof Message) => String(data.get(field) ?? '').replaceAll('\r\n', '\n');
  return { name: text('name'), email: text('email'), message: text('message') };
}

function control(form: HTMLFormElement, field: keyof Message) {
  const element = form.elements.namedItem(field);
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element : null;
}

/** Empties fields that hold only blanks, which `required` lets pass. Says whether the form can be sent. */
function emptyBlanks(form: HTMLFormElement): boolean {
  for (const field of messageFields) {
    const element = control(form, field);
    if (element?.value.trim() === '') element.value = '';
  }
  return form.checkValidity();
}

/** A page that is left takes its request along, which may have arrived all the same. */
function askToStay(event: BeforeUnloadEvent) {
  event.preventDefault();
}

/** Puts back what was begun earlier, never over what stands there. */
function fill(form: HTMLFormElement, draft: Partial<Message>) {
  for (const field of messageFields) {
    const element = control(form, field);
    if (element && element.value === '') element.value = draft[field] ?? '';
  }
}

/** The message starts with the sentence; what is written already follows it. */
function begin(form: HTMLFormElement, sentence: string, house: string) {
  const element = control(form, 'message');
  if (!element) return;
  element.value = `${sentence}\n\n${element.value}`;
  keepDraft(house, readForm(form));
}
