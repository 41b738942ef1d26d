import { useCallback, useRef, useState } from 'react';
import type { ContactMessage } from './contact-message';
import { loadDraft, saveDraft } from './draft';
import { mergeDraftIntoForm, prependToMessage, readMessage } from './form-values';
import { takeStoredEnquiry } from './stored-enquiry';

/** Connects a contact form with the draft of its tab, and with the sentence of a link that led to it. */
export function useContactFormDraft(brandId: string) {
  /** The sentence of the link, if a message was begun before: then the visitor decides whether to insert it. */
  const [offeredEnquiry, setOfferedEnquiry] = useState<string | null>(null);
  /**
   * The message as the sentence of the link has made it. While the form still has exactly this text, it is not a draft.
   */
  const untouched = useRef('');

  /** Reads the form without the sentence of the link, unless the visitor has changed or sent it. */
  const readWritten = (form: HTMLFormElement): ContactMessage => {
    const message = readMessage(form);
    return message.message === untouched.current ? { ...message, message: '' } : message;
  };

  /** From here on the sentence counts as written by the visitor. */
  const keepEnquiry = () => {
    untouched.current = '';
  };

  const restoreDraft = useCallback(
    (form: HTMLFormElement) => {
      const draft = loadDraft(brandId);
      if (draft) mergeDraftIntoForm(form, draft);
      // the form also has what was typed before this code was loaded
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
