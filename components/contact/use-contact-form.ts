import { useCallback, useReducer, useRef, type FormEvent } from 'react';
import type { EmailService } from '@/content/model/email-service';
import { connectContactForm } from './contact-form-controller';
import { contactFormReducer, EMPTY_CONTACT_FORM } from './contact-form-state';

/**
 * The behaviour of the contact form. What a guest types is in the fields, and is stored at each change, once:
 * - as a draft until it is submitted: draft.ts, in session storage, for this tab
 * - as a queued message until the service has accepted it: message-queue.ts, in local storage, which all tabs share
 *
 * The files:
 * - contact-form-controller.ts: what each event does to the fields, to the storage and to the request
 * - contact-form-state.ts: what is shown beside the fields, and what changes it; send-status.tsx shows the result
 * - contact-message.ts: the message and its `mailto:` link; form-values.ts reads and fills the fields
 * - stored-enquiry.ts: the enquiry, which is the sentence of the link that led here
 * - send-message.ts: the request; send-lock.ts: one tab sends at a time (Web Locks)
 * - unsent-message-notice.tsx: the notice on other pages
 *
 * Nothing is sent again automatically: the visitor presses the button again.
 */
export function useContactForm(brandId: string, service: EmailService, to: string) {
  const [state, dispatch] = useReducer(contactFormReducer, EMPTY_CONTACT_FORM);
  const controller = useRef<ReturnType<typeof connectContactForm>>(null);
  const connect = useCallback(
    (form: HTMLFormElement) => {
      const connected = connectContactForm(form, brandId, dispatch);
      controller.current = connected;
      return connected.disconnect;
    },
    [brandId],
  );
  return {
    state,
    dispatch,
    formProps: {
      ref: connect,
      onInput: () => controller.current?.edit(),
      onSubmit(event: FormEvent) {
        event.preventDefault();
        controller.current?.submit({ service, to });
      },
    },
    showNext: () => controller.current?.showNext(),
    insertOfferedEnquiry: (enquiry: string) => controller.current?.insertOfferedEnquiry(enquiry),
  };
}
