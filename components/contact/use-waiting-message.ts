import { useCallback, useEffect, useState, type RefObject } from 'react';
import { clearDraft, draftKey, loadDraft, saveDraft } from './draft';
import { fillEmptyFields, readForm } from './form-fields';
import { isEmpty, messageFields, type Message } from './message';

/** A message that could not be sent offline stays on this device until it is sent, from this tab or another. */
export function useWaitingMessage(brandId: string, form: RefObject<HTMLFormElement | null>) {
  const [waiting, setWaiting] = useState(false);

  const keepWaiting = useCallback(
    (message: Message) => {
      saveDraft(brandId, message, 'waiting');
      setWaiting(!isEmpty(message));
    },
    [brandId],
  );

  /** It is about to be sent. */
  const clearOutbox = useCallback(() => {
    clearDraft(brandId, 'waiting');
    setWaiting(false);
  }, [brandId]);

  const restoreWaiting = useCallback(
    (element: HTMLFormElement) => {
      const message = loadDraft(brandId, 'waiting');
      fillEmptyFields(element, message);
      const fields = readForm(element);
      setWaiting(!isEmpty(fields) && messageFields.every((field) => fields[field] === message[field]));
    },
    [brandId],
  );

  useEffect(() => {
    function followOtherTab({ key, oldValue, newValue }: StorageEvent) {
      if (key !== draftKey(brandId, 'waiting') || newValue !== null) return;
      setWaiting(false);
      // must not be sent a second time from here
      if (!form.current || JSON.stringify(readForm(form.current)) !== oldValue) return;
      form.current.reset();
      clearDraft(brandId);
    }
    window.addEventListener('storage', followOtherTab);
    return () => window.removeEventListener('storage', followOtherTab);
  }, [brandId, form]);

  return { waiting, keepWaiting, clearOutbox, restoreWaiting };
}
