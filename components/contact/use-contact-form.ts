import { useCallback, useReducer, useRef, type FormEvent } from 'react';
import type { EmailJsAccount } from '@/content/model/helpers/emailjs-account';
import { createContactFormController } from './contact-form-controller';
import { contactFormReducer, INITIAL_CONTACT_FORM_STATE } from './contact-form-state';

/** The behaviour of the contact form. docs/guides/follow-a-message.md explains how a message is stored and sent. */
export function useContactForm(brandId: string, service: EmailJsAccount, to: string) {
  const [state, dispatch] = useReducer(contactFormReducer, INITIAL_CONTACT_FORM_STATE);
  const controller = useRef<ReturnType<typeof createContactFormController>>(null);
  const connect = useCallback(
    (form: HTMLFormElement) => {
      const connected = createContactFormController(form, brandId, dispatch);
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
      onInput: () => controller.current?.handleInput(),
      onSubmit(event: FormEvent) {
        event.preventDefault();
        controller.current?.submit({ service, to });
      },
    },
    showNextQueuedMessage: () => controller.current?.showNextQueuedMessage(),
    insertOfferedEnquiry: (enquiry: string) => controller.current?.insertOfferedEnquiry(enquiry),
  };
}
