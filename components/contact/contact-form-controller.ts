import type { Dispatch } from 'react';
import type { ContactFormAction } from './contact-form-state';
import { isEmptyMessage, isSameMessage, type ContactMessage } from './contact-message';
import { clearDraft, loadDraft, saveDraft } from './draft-storage';
import {
  clearWhitespaceOnlyFields,
  clearHoneypot,
  fillForm,
  mergeDraftIntoForm,
  prependToMessage,
  readMessage,
} from './form-values';
import {
  getQueuedMessage,
  getQueuedMessages,
  removeQueuedMessageIfUnchanged,
  subscribeToQueueStorageEvents,
  wasSentSinceLoad,
  whereQueuedMessageIsKept,
  writeQueuedMessage,
  type QueueChange,
  type QueuedMessage,
} from './message-queue-storage';
import {
  getPendingSend,
  MIN_FILL_TIME_MS,
  sendMessage,
  type PendingSend,
  type SendRequest,
} from './send-message';
import { takeStoredEnquiry } from './enquiry-storage';

/**
 * Connects the fields of a contact form with what the browser stores, with other tabs and with the e-mail service,
 * until `disconnect` is called. Dispatches what the form has to show beside its fields.
 */
export function connectContactForm(
  form: HTMLFormElement,
  brandId: string,
  dispatch: Dispatch<ContactFormAction>,
) {
  const openedAt = performance.now();
  const abortController = new AbortController();
  /** The queue entry of the message in the form, as this form last read or wrote it; null if the message is a draft. */
  let entry: QueuedMessage | null = null;
  /**
   * The message that the form was filled with for the enquiry. While the form still has exactly this text, it is not a
   * draft.
   */
  let begunByEnquiry = '';

  /** Reads the form without the enquiry, unless the visitor has changed or submitted it. */
  function readMessageWithoutEnquiry(): ContactMessage {
    const message = readMessage(form);
    return message.message === begunByEnquiry ? { ...message, message: '' } : message;
  }

  /** Records which queue entry the message in the form belongs to; null means that the message is a draft. */
  function setEntry(queued: QueuedMessage | null) {
    entry = queued;
    // a draft beside the entry would come back after another tab has sent the message
    if (entry && whereQueuedMessageIsKept(entry.key) === 'storage') clearDraft(brandId);
    else saveDraft(brandId, readMessageWithoutEnquiry());
    readQueue();
  }

  /** Reads the storage again and dispatches what it contains. */
  function readQueue() {
    dispatch({
      type: 'queueRead',
      keptIn: entry && whereQueuedMessageIsKept(entry.key),
      hasOthers: getQueuedMessages(brandId).some(({ key }) => key !== entry?.key),
    });
  }

  function showQueued(queued: QueuedMessage) {
    fillForm(form, queued.message);
    begunByEnquiry = '';
    setEntry(queued);
    dispatch({ type: 'queuedMessageShown', message: queued.message });
  }

  /** Fills the form with the draft or, without one, the message on its way or the newest of the queue. */
  function open() {
    const draft = loadDraft(brandId);
    // the form may have what was typed before this code was loaded
    if (draft) mergeDraftIntoForm(form, draft);
    const formMessage = readMessage(form);
    const pending = getPendingSend(brandId);
    const queue = getQueuedMessages(brandId);
    // a draft may repeat a queued message
    const queued = isEmptyMessage(formMessage)
      ? (queue.find(({ key }) => key === pending?.queued.key) ?? queue.at(-1))
      : queue.find(({ message }) => isSameMessage(message, formMessage));
    if (queued) showQueued(queued);
    else setEntry(null);
    beginWithEnquiry();
    if (pending) void waitForAnswer(pending);
  }

  function beginWithEnquiry() {
    const enquiry = takeStoredEnquiry();
    if (!enquiry) return;
    if (readMessage(form).message !== '') return dispatch({ type: 'enquiryOffered', enquiry });
    prependToMessage(form, enquiry);
    begunByEnquiry = readMessage(form).message;
  }

  function insertOfferedEnquiry(enquiry: string) {
    prependToMessage(form, enquiry);
    dispatch({ type: 'enquiryInserted' });
    edit();
  }

  /** Called after each change of a field. */
  function edit() {
    const message = readMessage(form);
    dispatch({ type: 'edited', message });
    if (!entry) return saveDraft(brandId, readMessageWithoutEnquiry());
    if (message.message !== '') return setEntry(writeQueuedMessage(brandId, message, entry));
    removeQueuedMessageIfUnchanged(entry);
    setEntry(null);
  }

  function submit({ service, to }: Pick<SendRequest, 'service' | 'to'>) {
    if (getPendingSend(brandId)) return;
    clearWhitespaceOnlyFields(form);
    if (!form.reportValidity()) return;
    const message = readMessage(form);
    // from here on the enquiry counts as written by the visitor
    begunByEnquiry = '';
    if (clearHoneypot(form)) {
      setEntry(entry);
      return dispatch({ type: 'refused', message });
    }
    const queued = writeQueuedMessage(brandId, message, entry);
    setEntry(queued);
    // without a network the request would only wait for its time-out
    if (!navigator.onLine) return dispatch({ type: 'failed', message });
    const delayMs = Math.max(0, openedAt + MIN_FILL_TIME_MS - performance.now());
    void waitForAnswer(sendMessage({ brandId, service, to, queued, delayMs }));
  }

  /** Waits for the answer to a message; the form may have been left and opened again since it was sent. */
  async function waitForAnswer({ result }: PendingSend) {
    dispatch({ type: 'sending' });
    const answer = await result;
    if (abortController.signal.aborted) return;
    // another tab may have changed the message in the form
    if (!answer.sent) return dispatch({ type: 'failed', message: readMessage(form), reason: answer.reason });
    form.reset();
    setEntry(null);
    dispatch({ type: 'sent' });
  }

  /** Shows the next message of the queue; the one in the form is kept there. */
  function showNext() {
    const message = readMessageWithoutEnquiry();
    if (!isEmptyMessage(message)) entry = writeQueuedMessage(brandId, message, entry);
    const queue = getQueuedMessages(brandId);
    const position = queue.findIndex(({ key }) => key === entry?.key);
    const next = queue[(position + 1) % queue.length];
    if (next) showQueued(next);
  }

  function followOtherTab({ key, before, after }: QueueChange) {
    const isKnown = after !== null && entry !== null && isSameMessage(entry.message, after);
    if (entry?.key !== key || isKnown) return readQueue();
    const isUntouched = before !== null && isSameMessage(readMessage(form), before);
    if (isUntouched && after) {
      fillForm(form, after);
      setEntry({ ...entry, message: after });
      dispatch({ type: 'edited', message: after });
    } else if (isUntouched && wasSentSinceLoad(key)) {
      form.reset();
      setEntry(null);
      dispatch({ type: 'sentElsewhere' });
    } else {
      // only this form has the message now
      setEntry(null);
    }
  }

  /** A page restored from the back/forward cache has missed storage events. */
  function catchUp() {
    if (!entry) return readQueue();
    const stored = getQueuedMessage(entry.key);
    if (stored) followOtherTab({ key: entry.key, before: entry.message, after: stored.message });
    // the entry was removed, and a storage event that explains it may still arrive
    else setEntry(entry);
  }

  open();
  subscribeToQueueStorageEvents(followOtherTab, abortController.signal);
  window.addEventListener('pageshow', catchUp, { signal: abortController.signal });
  return { edit, submit, showNext, insertOfferedEnquiry, disconnect: () => abortController.abort() };
}
