import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { clearDraft, saveDraft } from './draft';
import { readMessage, fillForm } from './form-values';
import { isEmptyMessage, isSameMessage, type ContactMessage } from './contact-message';
import {
  createQueuedMessageKey,
  getQueuedMessage,
  getQueuedMessages,
  removeQueuedMessage,
  subscribeToQueueStorageEvents,
  wasSentSinceLoad,
  whereKept,
  writeQueuedMessage,
  type KeptIn,
  type QueueChange,
  type QueuedMessage,
} from './message-queue';

interface QueueState {
  /** Where the message in the form is kept; null while it has not been submitted. */
  readonly keptIn: KeptIn | null;
  /** Whether there are other messages that were not sent. */
  readonly hasOthers: boolean;
}

/** Connects a contact form with the queue of submitted messages: the form shows one of them, or one that is new. */
export function useContactFormMessageQueue(
  brandId: string,
  form: RefObject<HTMLFormElement | null>,
  /**
   * Called with the message as another tab has changed it, or with null when it was sent. It has to be the same
   * function in each rendering.
   */
  onChangeElsewhere: (message: ContactMessage | null) => void,
) {
  /** The queue entry of the message in the form, as this form last read or wrote it. */
  const shownEntry = useRef<QueuedMessage | null>(null);
  const [state, setState] = useState<QueueState>({ keptIn: null, hasOthers: false });

  const setShownEntry = useCallback(
    (queued: QueuedMessage | null) => {
      shownEntry.current = queued;
      const keptIn = queued && whereKept(queued.key);
      // otherwise the draft would come back after another tab has sent the message
      if (keptIn === 'storage') clearDraft(brandId);
      setState({
        keptIn,
        hasOthers: getQueuedMessages(brandId).some(({ key }) => key !== queued?.key),
      });
    },
    [brandId],
  );

  /** Whether the entry is as this form has last read or written it: no other tab has changed or removed it. */
  const isUnchangedInStorage = ({ key, message }: QueuedMessage) => {
    const stored = getQueuedMessage(key);
    return stored !== null && isSameMessage(stored.message, message);
  };

  /** Writes the message of the form to the queue: into its own entry, or a new one if another tab has changed that. */
  const put = useCallback(
    (message: ContactMessage): QueuedMessage => {
      const entry = shownEntry.current;
      const key = entry && isUnchangedInStorage(entry) ? entry.key : createQueuedMessageKey(brandId);
      const queued = { key, message, page: window.location.pathname };
      writeQueuedMessage(queued);
      setShownEntry(queued);
      return queued;
    },
    [brandId, setShownEntry],
  );

  /** Follows the visitor's changes of a submitted message. */
  function update(message: ContactMessage) {
    const entry = shownEntry.current;
    if (!entry) return;
    if (message.message !== '') return void put(message);
    if (isUnchangedInStorage(entry)) removeQueuedMessage(entry.key);
    setShownEntry(null);
  }

  /** Shows a message of the queue in the form. */
  const show = useCallback(
    (element: HTMLFormElement, queued: QueuedMessage) => {
      fillForm(element, queued.message);
      saveDraft(brandId, queued.message);
      setShownEntry(queued);
    },
    [brandId, setShownEntry],
  );

  /** Fills an empty form with the message on its way or the newest of the queue, and recognises one that a draft repeats. */
  const restore = useCallback(
    (element: HTMLFormElement, pendingKey?: string): QueuedMessage | null => {
      const queue = getQueuedMessages(brandId);
      const written = readMessage(element);
      const queued = isEmptyMessage(written)
        ? (queue.find(({ key }) => key === pendingKey) ?? queue.at(-1))
        : queue.find(({ message }) => isSameMessage(message, written));
      if (queued) show(element, queued);
      else setShownEntry(null);
      return queued ?? null;
    },
    [brandId, setShownEntry, show],
  );

  /** Shows the next message of the queue; the one in the form is kept there. */
  function showNext(element: HTMLFormElement, written: ContactMessage): QueuedMessage | null {
    if (!isEmptyMessage(written)) put(written);
    const queue = getQueuedMessages(brandId);
    const position = queue.findIndex(({ key }) => key === shownEntry.current?.key);
    const next = queue[(position + 1) % queue.length];
    if (next) show(element, next);
    return next ?? null;
  }

  /** Called when the message of the form was sent. */
  const forgetSentEntry = useCallback(() => setShownEntry(null), [setShownEntry]);

  useEffect(() => {
    function showChanged(element: HTMLFormElement, changed: QueuedMessage) {
      show(element, changed);
      onChangeElsewhere(changed.message);
    }
    function clearSent(element: HTMLFormElement) {
      element.reset();
      clearDraft(brandId);
      onChangeElsewhere(null);
    }
    function follow({ key, before, after }: QueueChange) {
      const [entry, element] = [shownEntry.current, form.current];
      const isInForm = entry?.key === key && !(after && isSameMessage(entry.message, after));
      if (!element || !isInForm) return setShownEntry(entry);
      setShownEntry(null);
      const written = readMessage(element);
      const isUntouched = before !== null && isSameMessage(written, before);
      if (isUntouched && after) showChanged(element, { ...entry, message: after });
      else if (isUntouched && wasSentSinceLoad(key)) clearSent(element);
      else saveDraft(brandId, written);
    }
    /** A page restored from the back/forward cache has missed storage events. */
    function refresh() {
      const [entry, element] = [shownEntry.current, form.current];
      const stored = entry && getQueuedMessage(entry.key);
      if (stored) return follow({ key: stored.key, before: entry.message, after: stored.message });
      // the entry is gone, and the event that says why may come later
      setShownEntry(entry);
      if (entry && element) saveDraft(brandId, readMessage(element));
    }
    const unsubscribe = subscribeToQueueStorageEvents(follow);
    window.addEventListener('pageshow', refresh);
    return () => {
      unsubscribe();
      window.removeEventListener('pageshow', refresh);
    };
  }, [brandId, form, setShownEntry, show, onChangeElsewhere]);

  return { ...state, put, update, restore, showNext, forgetSentEntry };
}
