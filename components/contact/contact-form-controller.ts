import type { Dispatch } from 'react';
import type { ContactFormAction } from './contact-form-state';
import { isEmptyMessage, type ContactMessage } from './contact-message';
import { clearDraft, loadDraft, saveDraft } from './draft-storage';
import { takeStoredEnquiry } from './enquiry-storage';
import {
  clearWhitespaceOnlyFields,
  clearHoneypot,
  fillForm,
  mergeDraftIntoForm,
  prependToMessage,
  readMessage,
} from './form-values';
import {
  getQueueEntry,
  getQueueEntries,
  getQueueStorage,
  removeEntryIfUnchanged,
  subscribeToQueueStorageEvents,
  wasSentSinceLoad,
  writeQueueEntry,
  type ExternalQueueChange,
  type QueueEntry,
} from './message-queue-storage';
import { chooseInitialEntry, chooseNextEntry, respondToQueueChange } from './queue-rules';
import {
  getPendingSend,
  MIN_FILL_TIME_MS,
  sendMessage,
  type PendingSend,
  type SendRequest,
} from './send-message';

/**
 * Connects the fields of a contact form with what the browser stores, with other tabs and with the e-mail service,
 * until `disconnect` is called. Dispatches what the form has to show beside its fields.
 */
export function createContactFormController(
  form: HTMLFormElement,
  brandId: string,
  dispatch: Dispatch<ContactFormAction>,
) {
  const openedAt = performance.now();
  const abortController = new AbortController();
  // Only `setEntry` assigns `entry`. `prefillWithEnquiry` sets `prefilledMessage`; `showQueuedMessage` and `submit` clear it.
  /** The queue entry of the message in the form, as this form last read or wrote it; null if the message is a draft. */
  let entry: QueueEntry | null = null;
  /** The text that the form was prefilled with from the enquiry. As long as it is unchanged, it is not a draft. */
  let prefilledMessage = '';

  /** Reads the form without the enquiry, unless the visitor has changed or submitted it. */
  function readMessageWithoutEnquiry(): ContactMessage {
    const message = readMessage(form);
    return message.message === prefilledMessage ? { ...message, message: '' } : message;
  }

  /** Records which queue entry the message in the form belongs to; null means that the message is a draft. */
  function setEntry(newEntry: QueueEntry | null) {
    entry = newEntry;
    // a draft beside the entry would come back after another tab has sent the message
    if (entry && getQueueStorage(entry.key) === 'localStorage') clearDraft(brandId);
    else saveDraft(brandId, readMessageWithoutEnquiry());
    readQueue();
  }

  /** Reads the storage again and dispatches what it contains. */
  function readQueue() {
    dispatch({
      type: 'queueRead',
      queueStorage: entry && getQueueStorage(entry.key),
      hasOtherQueuedMessages: getQueueEntries(brandId).some(({ key }) => key !== entry?.key),
    });
  }

  function showQueuedMessage(queueEntry: QueueEntry) {
    fillForm(form, queueEntry.message);
    prefilledMessage = '';
    setEntry(queueEntry);
    dispatch({ type: 'queuedMessageShown', message: queueEntry.message });
  }

  /** Fills the form with the draft or, without one, the message that is being sent or the newest of the queue. */
  function restoreMessage() {
    const draft = loadDraft(brandId);
    // the form may have what was typed before this code was loaded
    if (draft) mergeDraftIntoForm(form, draft);
    const pending = getPendingSend(brandId);
    const initialEntry = chooseInitialEntry(readMessage(form), pending?.entry.key, getQueueEntries(brandId));
    if (initialEntry) showQueuedMessage(initialEntry);
    else setEntry(null);
    prefillWithEnquiry();
    if (pending) void waitForResult(pending);
  }

  function prefillWithEnquiry() {
    const enquiry = takeStoredEnquiry();
    if (!enquiry) return;
    if (readMessage(form).message !== '') return dispatch({ type: 'enquiryOffered', enquiry });
    prependToMessage(form, enquiry);
    prefilledMessage = readMessage(form).message;
  }

  function insertOfferedEnquiry(enquiry: string) {
    prependToMessage(form, enquiry);
    dispatch({ type: 'enquiryInserted' });
    handleInput();
  }

  function handleInput() {
    const message = readMessage(form);
    dispatch({ type: 'edited', message });
    if (!entry) return saveDraft(brandId, readMessageWithoutEnquiry());
    if (message.message !== '') return setEntry(writeQueueEntry(brandId, message, entry));
    removeEntryIfUnchanged(entry);
    setEntry(null);
  }

  function submit({ service, to }: Pick<SendRequest, 'service' | 'to'>) {
    if (getPendingSend(brandId)) return;
    clearWhitespaceOnlyFields(form);
    if (!form.reportValidity()) return;
    const message = readMessage(form);
    // from here on the enquiry counts as written by the visitor
    prefilledMessage = '';
    if (clearHoneypot(form)) {
      setEntry(entry);
      return dispatch({ type: 'blockedAsSpam', message });
    }
    const submittedEntry = writeQueueEntry(brandId, message, entry);
    setEntry(submittedEntry);
    // without a network the request would only wait for its time-out
    if (!navigator.onLine) return dispatch({ type: 'failed', message });
    const delayMs = Math.max(0, openedAt + MIN_FILL_TIME_MS - performance.now());
    void waitForResult(sendMessage({ brandId, service, to, entry: submittedEntry, delayMs }));
  }

  /** Shows what becomes of a message; the form may have been left and opened again since it was sent. */
  async function waitForResult(pending: PendingSend) {
    dispatch({ type: 'sending' });
    const result = await pending.result;
    if (abortController.signal.aborted) return;
    // another tab may have changed the message in the form
    if (result.type === 'failed') return dispatch({ ...result, message: readMessage(form) });
    form.reset();
    setEntry(null);
    dispatch({ type: 'sent' });
  }

  /** Shows the next message of the queue; the one in the form is kept there. */
  function showNextQueuedMessage() {
    const message = readMessageWithoutEnquiry();
    if (!isEmptyMessage(message)) setEntry(writeQueueEntry(brandId, message, entry));
    const nextEntry = chooseNextEntry(getQueueEntries(brandId), entry?.key);
    if (nextEntry) showQueuedMessage(nextEntry);
  }

  function handleQueueChange(change: ExternalQueueChange) {
    const response = respondToQueueChange(change, entry, readMessage(form), wasSentSinceLoad(change.key));
    switch (response.type) {
      case 'ignore':
        return readQueue();
      case 'adopt': {
        const { message } = response.entry;
        fillForm(form, message);
        setEntry(response.entry);
        return dispatch({ type: 'edited', message });
      }
      case 'reset':
        form.reset();
        setEntry(null);
        return dispatch({ type: 'sentByOtherTab' });
      case 'keepAsDraft':
        return setEntry(null);
    }
  }

  /** A page restored from the back/forward cache has missed storage events. */
  function handlePageShow() {
    if (!entry) return readQueue();
    const stored = getQueueEntry(entry.key);
    if (stored) handleQueueChange({ key: entry.key, before: entry.message, after: stored.message });
    // the entry was removed, and a storage event that explains it may still arrive
    else setEntry(entry);
  }

  restoreMessage();
  subscribeToQueueStorageEvents(handleQueueChange, abortController.signal);
  window.addEventListener('pageshow', handlePageShow, { signal: abortController.signal });
  return {
    handleInput,
    submit,
    showNextQueuedMessage,
    insertOfferedEnquiry,
    disconnect: () => abortController.abort(),
  };
}
