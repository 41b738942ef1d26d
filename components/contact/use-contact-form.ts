import { useCallback, useRef, type FormEvent } from 'react';
import type { EmailService } from '@/content/model/contact';
import { saveDraft } from './draft';
import { clearBlankFields, clearHoneypot, readMessage } from './form-values';
import { getPendingSend, sendMessage } from './send-message';
import { useContactFormDraft } from './use-contact-form-draft';
import { useContactFormMessageQueue } from './use-contact-form-message-queue';
import { useSendStatus } from './use-send-status';

/** No message is sent sooner than this after the form has appeared. Nobody who types a message has to wait. */
export const MIN_FILL_TIME_MS = 2_000;

/**
 * The behaviour of the contact form. Its parts:
 * - form-values.ts reads and fills the fields; contact-message.ts has the message and its `mailto:` link
 * - use-contact-form-draft.ts, draft.ts: text that is not submitted yet, in session storage; stored-enquiry.ts: the sentence of the
 *   link that led here
 * - use-contact-form-message-queue.ts, message-queue.ts: submitted messages that are not sent yet, in local storage, which all tabs
 *   share
 * - use-send-status.ts: whether a message is being sent, and the result; send-message.ts: the request; send-lock.ts: one
 *   tab sends at a time (Web Locks)
 * - send-status.tsx: the result below the form; unsent-message-notice.tsx: the notice on other pages
 *
 * `submit` validates, saves the draft and puts the message into the queue. Offline it fails at once; online it waits for
 * the lock, sends the request and removes the message from the queue. Nothing is sent again automatically: the visitor
 * presses the button again.
 */
export function useContactForm(brandId: string, service: EmailService, to: string) {
  const form = useRef<HTMLFormElement>(null);
  const openedAt = useRef(0);
  const draft = useContactFormDraft(brandId);
  const send = useSendStatus(form);
  const queue = useContactFormMessageQueue(brandId, form, send.onChangeElsewhere);
  const { restoreDraft, insertEnquiry } = draft;
  const { trackSend, showUnsent } = send;
  const { restore: restoreQueued, forgetSentEntry } = queue;

  const restore = useCallback(
    (element: HTMLFormElement | null) => {
      form.current = element;
      if (!element) return;
      openedAt.current = performance.now();
      restoreDraft(element);
      const pending = getPendingSend(brandId);
      const queued = restoreQueued(element, pending?.queued.key);
      if (queued) showUnsent(queued.message);
      insertEnquiry(element);
      if (pending) void trackSend(pending, forgetSentEntry);
    },
    [brandId, restoreDraft, restoreQueued, showUnsent, insertEnquiry, trackSend, forgetSentEntry],
  );

  function onFieldsChange() {
    if (!form.current) return;
    saveDraft(brandId, draft.readWritten(form.current));
    const message = readMessage(form.current);
    queue.update(message);
    send.updateUnsent(message);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (getPendingSend(brandId)) return;
    const element = event.currentTarget;
    clearBlankFields(element);
    if (!element.reportValidity()) return;
    const message = readMessage(element);
    draft.keepEnquiry();
    saveDraft(brandId, message);
    if (clearHoneypot(element)) return send.failWith('refused', message);
    const queued = queue.put(message);
    // without a network the request would only wait for its time-out
    if (!navigator.onLine) return send.failWith('failed', message);
    const delayMs = Math.max(0, openedAt.current + MIN_FILL_TIME_MS - performance.now());
    void trackSend(sendMessage({ brandId, service, to, queued, delayMs }), forgetSentEntry);
  }

  function showNext() {
    if (!form.current) return;
    const next = queue.showNext(form.current, draft.readWritten(form.current));
    draft.keepEnquiry();
    send.startOver();
    if (next) showUnsent(next.message);
  }

  function acceptEnquiry() {
    if (form.current) draft.acceptEnquiry(form.current);
    onFieldsChange();
  }

  const { sending, outcome, unsent, clearOutcome } = send;
  return {
    formProps: { ref: restore, onSubmit: submit, onInput: onFieldsChange },
    sending,
    status: { outcome, unsent, keptIn: sending ? null : queue.keptIn, onTimeout: clearOutcome },
    offeredEnquiry: draft.offeredEnquiry,
    acceptEnquiry,
    hasOthers: queue.hasOthers && !sending,
    showNext,
  };
}
