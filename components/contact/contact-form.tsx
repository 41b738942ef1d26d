'use client';

import type { ContactFormContent } from '@/content/model/contact';
import type { EmailJsAccount } from '@/content/model/helpers/emailjs-account';
import { TextAreaField, TextField } from '../ui/field/field';
import { HONEYPOT_FIELD } from './form-values';
import { SendButton } from './send-button';
import { SendStatus } from './send-status';
import { TextWithButton } from './text-with-button';
import { useContactForm } from './use-contact-form';

export type ContactFormLabels = Omit<ContactFormContent, 'text' | 'withoutScript'>;

interface ContactFormProps {
  readonly labels: ContactFormLabels;
  readonly service: EmailJsAccount;
  /** Address of the recipient. */
  readonly to: string;
  /** Each brand has its own draft and its own queue of messages. */
  readonly brandId: string;
}

/** The contact form. Its fields are uncontrolled, so that nothing typed before hydration is lost. */
export function ContactForm({ labels, service, to, brandId }: ContactFormProps) {
  const { state, dispatch, formProps, showNextQueuedMessage, insertOfferedEnquiry } = useContactForm(
    brandId,
    service,
    to,
  );
  const { submission, offeredEnquiry, hasOtherQueuedMessages } = state;
  const sending = submission.status === 'sending';
  return (
    <form
      {...formProps}
      // with this method a submit before hydration does nothing
      method="dialog"
      className="stackM formGrid"
      aria-label={labels.heading}
      aria-busy={sending}
    >
      <TextField label={labels.name} name="name" autoComplete="name" required readOnly={sending} />
      <TextField
        label={labels.email}
        name="email"
        type="email"
        autoComplete="email"
        required
        readOnly={sending}
      />
      <div className="stackS">
        <TextAreaField label={labels.message} name="message" required readOnly={sending} />
        {offeredEnquiry && !sending && (
          <TextWithButton
            text={offeredEnquiry}
            button={labels.addEnquiryLabel}
            onClick={() => insertOfferedEnquiry(offeredEnquiry)}
          />
        )}
      </div>
      <div className="visuallyHidden" aria-hidden="true">
        <input name={HONEYPOT_FIELD} aria-label={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
      </div>
      <SendButton sending={sending} labels={labels} />
      <SendStatus labels={labels} to={to} state={state} dispatch={dispatch} />
      {hasOtherQueuedMessages && !sending && (
        <TextWithButton
          text={labels.anotherUnsent}
          button={labels.showAnotherUnsent}
          onClick={showNextQueuedMessage}
        />
      )}
    </form>
  );
}
