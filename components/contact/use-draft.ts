import { useCallback, useRef, useState } from 'react';
import type { ContactMessage } from './contact-message';
import { loadDraft, saveDraft } from './draft';
import { fillEmptyFields, prependToMessage, readMessage } from './form-values';
import { takeStoredEnquiry } from './stored-enquiry';

/** Connects a contact form with the draft of its tab, and with the sentence of a link that led to it. */
export function useDraft(brandId: string) {
  /** That sentence where it would change a message that was begun: the visitor decides. */
  const [offeredEnquiry, setOfferedEnquiry] = useState<string | null>(null);
  /** That sentence as long as the visitor has not made it a message: it is kept nowhere. */
  const untouched = useRef('');

  /** What the visitor has written. */
  const readWritten = (form: HTMLFormElement): ContactMessage => {
    const message = readMessage(form);
    return message.message === untouched.current ? { ...message, message: '' } : message;
  };

  /** From here on the sentence is the visitor's own. */
  const keepEnquiry = () => {
    untouched.current = '';
  };

  const restoreDraft = useCallback(
    (form: HTMLFormElement) => {
      const draft = loadDraft(brandId);
      if (draft) fillEmptyFields(form, draft);
      // also what was typed before this code loaded
      saveDraft(brandId, readMessage(form));
    },
    [brandId],
  );

  const insertEnquiry = useCallback((form: HTMLFormElement) => {
    const enquiry = takeStoredEnquiry();
    if (enquiry && readMessage(form).message === '') {
      prependToMessage(form, enquiry);
      untouched.current = readMessage(form).message;
    } else if (enquiry) setOfferedEnquiry(enquiry);
  }, []);

  function acceptEnquiry(form: HTMLFormElement) {
    if (offeredEnquiry) prependToMessage(form, offeredEnquiry);
    setOfferedEnquiry(null);
  }

  return { offeredEnquiry, readWritten, keepEnquiry, restoreDraft, insertEnquiry, acceptEnquiry };
}
