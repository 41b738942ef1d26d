import type { ContactMessage } from './contact-message';
import { clearDraft, saveDraft } from './draft-storage';
import { fillForm, prependToMessage, readMessage } from './form-values';
import {
  getQueueEntryStorage,
  removeEntryIfUnchanged,
  writeQueueEntry,
  type QueueEntry,
} from './message-queue-storage';

/**
 * Stores the message in a contact form: as a draft until it is submitted, then in an entry of the queue. Calls
 * `onEntrySet` whenever it has assigned the message to an entry, or to none.
 */
export function createMessageAutosave(form: HTMLFormElement, brandId: string, onEntrySet: () => void) {
  let entry: QueueEntry | null = null;
  /** The text that the form was prefilled with from the enquiry. As long as it is unchanged, it is not a draft. */
  let prefilledMessage = '';

  function readMessageWithoutEnquiry(): ContactMessage {
    const message = readMessage(form);
    return message.message === prefilledMessage ? { ...message, message: '' } : message;
  }

  function updateDraft() {
    // a draft beside the entry would come back after another tab has sent the message
    if (entry && getQueueEntryStorage(entry.key) === 'localStorage') clearDraft(brandId);
    else saveDraft(brandId, readMessageWithoutEnquiry());
  }

  function setEntry(newEntry: QueueEntry | null) {
    entry = newEntry;
    updateDraft();
    onEntrySet();
  }

  function saveToQueue(message: ContactMessage): QueueEntry {
    const savedEntry = writeQueueEntry(brandId, message, entry);
    setEntry(savedEntry);
    return savedEntry;
  }

  return {
    /** The queue entry of the message, as this form last read or wrote it; null if the message is a draft. */
    getEntry: () => entry,
    /** Reads the form without the enquiry, unless the visitor has changed or submitted it. */
    readMessageWithoutEnquiry,
    updateDraft,
    saveToQueue,
    saveAsDraft: () => setEntry(null),
    /** Stores an edited message where it was; an emptied one leaves the queue. */
    saveInput(message: ContactMessage) {
      if (!entry) return updateDraft();
      if (message.message !== '') return saveToQueue(message);
      removeEntryIfUnchanged(entry);
      setEntry(null);
    },
    showEntry(shownEntry: QueueEntry) {
      fillForm(form, shownEntry.message);
      prefilledMessage = '';
      setEntry(shownEntry);
    },
    prefill(enquiry: string) {
      prependToMessage(form, enquiry);
      prefilledMessage = readMessage(form).message;
    },
    /** From here on the enquiry counts as written by the visitor. */
    acceptEnquiry() {
      prefilledMessage = '';
      updateDraft();
    },
  };
}
