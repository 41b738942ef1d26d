import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { clearDraft, saveDraft } from './draft';
import { readMessage, fillForm } from './form-fields';
import { isEmptyMessage, isSameMessage, type ContactMessage } from './contact-message';
import {
  createQueuedMessageKey,
  getQueuedMessage,
  getQueuedMessages,
  isInLocalStorage,
  removeQueuedMessage,
  subscribeToQueueStorageEvents,
  wasSentSinceLoad,
  writeQueuedMessage,
  type QueueChange,
  type QueuedMessage,
} from './message-queue';

interface QueueState {
  /** Where the message in the form is kept; null while it has not been submitted. */
  readonly keptIn: 'storage' | 'memory' | null;
  /** There are other messages that were not sent. */
  readonly hasOthers: boolean;
}

/** Connects a contact form with the queue of submitted messages: the form shows one of them, or one that is new. */
export function useQueuedMessage(
  brandId: string,
  form: RefObject<HTMLFormElement | null>,
  /** Gets what the message has become, or null when it was sent. The same function in each rendering. */
  onChangeElsewhere: (message: ContactMessage | null) => void,
) {
  /** The entry of the message in the form, as this form has read or written it last. */
  const current = useRef<QueuedMessage | null>(null);
  const [state, setState] = useState<QueueState>({ keptIn: null, hasOthers: false });

  const setCurrent = useCallback(
    (queued: QueuedMessage | null) => {
      current.current = queued;
      const isQueued = queued !== null && getQueuedMessage(queued.key) !== null;
      const keptIn = isQueued ? (isInLocalStorage(queued.key) ? 'storage' : 'memory') : null;
      // a draft would come back after another tab has sent the message
      if (keptIn === 'storage') clearDraft(brandId);
      setState({
        keptIn,
        hasOthers: getQueuedMessages(brandId).some(({ key }) => key !== queued?.key),
      });
    },
    [brandId],
  );

  /** No other tab has changed or removed the entry. */
  const isCurrent = ({ key, message }: QueuedMessage) => {
    const stored = getQueuedMessage(key);
    return stored !== null && isSameMessage(stored.message, message);
  };

  /** Puts the submitted message of the form into the queue, or what it has become. */
  const put = useCallback(
    (message: ContactMessage): QueuedMessage => {
      const known = current.current;
      const key = known && isCurrent(known) ? known.key : createQueuedMessageKey(brandId);
      const queued = { key, message, page: window.location.pathname };
      writeQueuedMessage(queued);
      setCurrent(queued);
      return queued;
    },
    [brandId, setCurrent],
  );

  /** Follows the visitor's changes of a submitted message. */
  function update(message: ContactMessage) {
    const known = current.current;
    if (!known) return;
    if (message.message !== '') return void put(message);
    if (isCurrent(known)) removeQueuedMessage(known.key);
    setCurrent(null);
  }

  /** Shows a message of the queue in the form. */
  const show = useCallback(
    (element: HTMLFormElement, queued: QueuedMessage) => {
      fillForm(element, queued.message);
      saveDraft(brandId, queued.message);
      setCurrent(queued);
    },
    [brandId, setCurrent],
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
      else setCurrent(null);
      return queued ?? null;
    },
    [brandId, setCurrent, show],
  );

  /** Shows the next message of the queue; the one in the form is kept there. */
  function showNext(element: HTMLFormElement, written: ContactMessage): QueuedMessage | null {
    if (!isEmptyMessage(written)) put(written);
    const queue = getQueuedMessages(brandId);
    const position = queue.findIndex(({ key }) => key === current.current?.key);
    const next = queue[(position + 1) % queue.length];
    if (next) show(element, next);
    return next ?? null;
  }

  /** The message of the form was sent. */
  const leave = useCallback(() => setCurrent(null), [setCurrent]);

  useEffect(() => {
    function follow({ key, before, after }: QueueChange) {
      const [known, element] = [current.current, form.current];
      if (!element || known?.key !== key || (after && isSameMessage(known.message, after)))
        return setCurrent(known);
      setCurrent(null);
      const isUnchanged = before !== null && isSameMessage(readMessage(element), before);
      if (isUnchanged && after) {
        show(element, { ...known, message: after });
        onChangeElsewhere(after);
      } else if (isUnchanged && wasSentSinceLoad(key)) {
        element.reset();
        clearDraft(brandId);
        onChangeElsewhere(null);
      } else saveDraft(brandId, readMessage(element));
    }
    /** A page that the browser had put aside has missed what happened. */
    function refresh() {
      const [known, element] = [current.current, form.current];
      const stored = known && getQueuedMessage(known.key);
      if (stored) return follow({ key: stored.key, before: known.message, after: stored.message });
      // the event that says why it is gone may come later
      setCurrent(known);
      if (known && element) saveDraft(brandId, readMessage(element));
    }
    const unsubscribe = subscribeToQueueStorageEvents(follow);
    window.addEventListener('pageshow', refresh);
    return () => {
      unsubscribe();
      window.removeEventListener('pageshow', refresh);
    };
  }, [brandId, form, setCurrent, show, onChangeElsewhere]);

  return { ...state, put, update, restore, showNext, leave };
}
