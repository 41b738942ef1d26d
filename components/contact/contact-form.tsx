'use client';

import { useEffect, useId, useRef } from 'react';
import type { ContactFormContent } from '@/content/model/contact';
import type { EmailJsAccount } from '@/content/model/helpers/emailjs-account';
import { Button } from '../ui/button/button';
import { ChangingText } from '../ui/changing-text';
import { TextAreaField, TextField } from '../ui/field/field';
import { SendStatus } from './send-status';
import type { UnsentMessage } from './stored-messages';
import { HONEYPOT_FIELD, useContactForm } from './use-contact-form';
import styles from './contact-form.module.css';

export type ContactFormLabels = Omit<ContactFormContent, 'text' | 'withoutScript'>;

interface ContactFormProps {
  readonly labels: ContactFormLabels;
  readonly service: EmailJsAccount;
  /** Address of the recipient. */
  readonly to: string;
  /** Each brand has its own draft and its own list of unsent messages. */
  readonly brandId: string;
}

/** The contact form. Its fields are uncontrolled, so that nothing typed before hydration is lost. */
export function ContactForm({ labels, service, to, brandId }: ContactFormProps) {
  const { state, formProps, insertOfferedEnquiry, showUnsentMessage, deleteUnsentMessage } = useContactForm(
    brandId,
    service,
    to,
  );
  const { isSending, otherUnsent, offeredEnquiry } = state;
  return (
    <div className="stackM">
      {otherUnsent.length > 0 && (
        <ul role="list" className="stackS">
          {otherUnsent.map((message) => (
            <UnsentMessageItem
              key={message.id}
              message={message}
              labels={labels}
              disabled={isSending}
              onShow={() => showUnsentMessage(message)}
              onDelete={() => deleteUnsentMessage(message)}
            />
          ))}
        </ul>
      )}
      <form
        {...formProps}
        // with this method a submit before hydration does nothing
        method="dialog"
        // the browser would put a message back that a later page has sent
        autoComplete="off"
        tabIndex={-1}
        className="stackM formGrid"
        aria-label={labels.heading}
        aria-busy={isSending}
      >
        <TextField label={labels.name} name="name" autoComplete="name" required readOnly={isSending} />
        <TextField
          label={labels.email}
          name="email"
          type="email"
          autoComplete="email"
          required
          readOnly={isSending}
        />
        <div className="stackS">
          <TextAreaField label={labels.message} name="message" required readOnly={isSending} />
          {offeredEnquiry && !isSending && (
            <div className={styles.note}>
              <p>{offeredEnquiry}</p>
              <Button variant="secondary" onClick={insertOfferedEnquiry}>
                {labels.addEnquiryLabel}
              </Button>
            </div>
          )}
        </div>
        <div className="visuallyHidden" aria-hidden="true">
          <input name={HONEYPOT_FIELD} aria-label={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
        </div>
        <SendButton isSending={isSending} labels={labels} />
        <SendStatus labels={labels} to={to} state={state} />
      </form>
    </div>
  );
}

interface UnsentMessageItemProps {
  readonly message: UnsentMessage;
  readonly labels: ContactFormLabels;
  readonly disabled: boolean;
  readonly onShow: () => void;
  readonly onDelete: () => void;
}

function UnsentMessageItem({ message, labels, disabled, onShow, onDelete }: UnsentMessageItemProps) {
  const id = useId();
  return (
    <li className={styles.note}>
      <p className="bold">
        <ChangingText>
          {message.mayHaveArrived ? labels.listedMayHaveArrived : labels.listedUnsent}
        </ChangingText>
      </p>
      <p id={id} dir="auto" className={styles.excerpt}>
        {message.message}
      </p>
      <div className={styles.actions}>
        <Button variant="secondary" disabled={disabled} aria-describedby={id} onClick={onShow}>
          {labels.putIntoForm}
        </Button>
        <Button variant="text" disabled={disabled} aria-describedby={id} onClick={onDelete}>
          {labels.deleteUnsent}
        </Button>
      </div>
    </li>
  );
}

interface SendButtonProps {
  readonly isSending: boolean;
  readonly labels: Pick<ContactFormContent, 'send' | 'sending'>;
}

/** A button that becomes disabled loses focus; this one takes it back when it is enabled again. */
function SendButton({ isSending, labels }: SendButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const pressed = useRef(false);

  useEffect(() => {
    if (isSending || !pressed.current) return;
    pressed.current = false;
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [isSending]);

  return (
    <Button ref={button} type="submit" disabled={isSending} onClick={() => (pressed.current = true)}>
      <ChangingText>{isSending ? labels.sending : labels.send}</ChangingText>
    </Button>
  );
}
