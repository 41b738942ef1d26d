import type { Dispatch } from 'react';
import type { ContactFormAction } from './contact-form-state';
import { isEmptyMessage } from './contact-message';
import { loadDraft } from './draft-storage';
import { takeStoredEnquiry } from './take-stored-enquiry';
import {
  clearWhitespaceOnlyFields,
  clearHoneypot,
  mergeDraftIntoForm,
  prependToMessage,
  readMessage,
} from './form-values';
import { createMessageAutosave } from './message-autosave';
import {
  getQueueEntry,
  getQueueEntries,
  getQueueEntryStorage,
  subscribeToQueueStorageEvents,
  wasEntrySentSincePageLoad,
  type ExternalQueueChange,
  type QueueEntry,
} from './message-queue-storage';
import { chooseInitialEntry, chooseNextEntry, decideQueueChangeResponse } from './choose-queued-message';
import {
  getPendingSend,
  MIN_FILL_TIME_MS,
  sendMessage,
  type PendingSend,
  type SendRequest,
} from './send-message';

/**
 * Connects the fields of a contact form with what the browser stores, with other tabs and with the e-mail service,
 * until `disconnect` is called. Dispatches what the form has to show beside its fields. Returns the handlers of its
 * events and buttons.
 */
export function createContactFormController(
  form: HTMLFormElement,
  brandId: string,
  dispatch: Dispatch<ContactFormAction>,
) {
  const openedAt = performance.now();
  const abortController = new AbortController();
  const autosave = createMessageAutosave(form, brandId, readQueue);

  /** Reads the storage again and dispatches what it contains. */
  function readQueue() {
    const entry = autosave.getEntry();
    dispatch({
      type: 'queueRead',
      queueStorage: entry && getQueueEntryStorage(entry.key),
      mayHaveArrived: Boolean(entry && getQueueEntry(entry.key)?.mayHaveArrived),
      hasOtherQueuedMessages: getQueueEntries(brandId).some(({ key }) => key !== entry?.key),
    });
  }

  function showQueuedMessage(queueEntry: QueueEntry) {
    autosave.showEntry(queueEntry);
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
    else autosave.saveAsDraft();
    prefillWithEnquiry();
    if (pending) void waitForResult(pending);
  }

  function prefillWithEnquiry() {
    const enquiry = takeStoredEnquiry();
    if (!enquiry) return;
    if (readMessage(form).message !== '') return dispatch({ type: 'enquiryOffered', enquiry });
    autosave.prefill(enquiry);
  }

  function insertOfferedEnquiry(enquiry: string) {
    prependToMessage(form, enquiry);
    dispatch({ type: 'enquiryInserted' });
    handleInput();
  }

  function handleInput() {
    const message = readMessage(form);
    dispatch({ type: 'edited', message });
    autosave.saveInput(message);
  }

  function submit({ service, to }: Pick<SendRequest, 'service' | 'to'>) {
    if (getPendingSend(brandId)) return;
    clearWhitespaceOnlyFields(form);
    if (!form.reportValidity()) return;
    const message = readMessage(form);
    autosave.acceptEnquiry();
    if (clearHoneypot(form)) return dispatch({ type: 'blockedAsSpam', message });
    const entry = autosave.saveToQueue(message);
    // without a network the request would only wait for its time-out
    if (!navigator.onLine) return dispatch({ type: 'failed', message });
    const delayMs = Math.max(0, openedAt + MIN_FILL_TIME_MS - performance.now());
    void waitForResult(sendMessage({ brandId, service, to, entry, delayMs }));
  }

  /** Shows what becomes of a message; the form may have been left and opened again since it was sent. */
  async function waitForResult(pending: PendingSend) {
    dispatch({ type: 'sending' });
    const result = await pending.result;
    if (abortController.signal.aborted) return;
    if (result.type === 'failed') {
      readQueue();
      // another tab may have changed the message in the form
      return dispatch({ ...result, message: readMessage(form) });
    }
    form.reset();
    autosave.saveAsDraft();
    dispatch({ type: 'sent' });
  }

  /** Shows the next message of the queue; the one in the form is kept there. */
  function showNextQueuedMessage() {
    const message = autosave.readMessageWithoutEnquiry();
    if (!isEmptyMessage(message)) autosave.saveToQueue(message);
    const nextEntry = chooseNextEntry(getQueueEntries(brandId), autosave.getEntry()?.key);
    if (nextEntry) showQueuedMessage(nextEntry);
  }

  function handleQueueChange(change: ExternalQueueChange) {
    const isSent = wasEntrySentSincePageLoad(change.key);
    const response = decideQueueChangeResponse(change, autosave.getEntry(), readMessage(form), isSent);
    switch (response.type) {
      case 'ignore':
        return readQueue();
      case 'adopt':
        autosave.showEntry(response.entry);
        return dispatch({ type: 'edited', message: response.entry.message });
      case 'reset':
        form.reset();
        autosave.saveAsDraft();
        return dispatch({ type: 'sentByOtherTab' });
      case 'keepAsDraft':
        return autosave.saveAsDraft();
    }
  }

  /** Leaves nothing that the browser restores with Back: a later page may send the message. The queue keeps it. */
  function handlePageHide() {
    const entry = autosave.getEntry();
    if (entry && getQueueEntryStorage(entry.key) === 'localStorage') form.reset();
  }

  /** A page restored from the back/forward cache has missed storage events. */
  function handlePageShow() {
    const entry = autosave.getEntry();
    const stored = entry && getQueueEntry(entry.key);
    if (entry && isEmptyMessage(readMessage(form))) {
      if (stored) return showQueuedMessage(stored);
      // what was written on a later page
      const draft = loadDraft(brandId);
      if (draft) mergeDraftIntoForm(form, draft);
      autosave.saveAsDraft();
      return handleInput();
    }
    if (stored) return handleQueueChange({ key: entry.key, before: entry.message, after: stored.message });
    // if the entry was removed, a storage event that explains it may still arrive
    if (entry) autosave.updateDraft();
    readQueue();
  }

  restoreMessage();
  subscribeToQueueStorageEvents(handleQueueChange, abortController.signal);
  window.addEventListener('pagehide', handlePageHide, { signal: abortController.signal });
  window.addEventListener('pageshow', handlePageShow, { signal: abortController.signal });
  return {
    handleInput,
    submit,
    showNextQueuedMessage,
    insertOfferedEnquiry,
    disconnect: () => abortController.abort(),
  };
}
