import { useState } from 'react';
import type { ContactFormContent } from '@/content/model/contact';
import { Button } from '../ui/button/button';
import { ChangingText } from '../ui/changing-text';
import { messageFields, type ContactMessage } from './contact-message';

interface CopyMessageButtonProps {
  readonly message: ContactMessage;
  readonly labels: Pick<ContactFormContent, 'copy' | 'copied' | 'notCopied'>;
}

/** Copies a message with name and address, and shows whether that worked. */
export function CopyMessageButton({ message, labels }: CopyMessageButtonProps) {
  const [status, setStatus] = useState('');

  async function copy() {
    setStatus('');
    try {
      await navigator.clipboard.writeText(messageFields.map((field) => message[field]).join('\n'));
      setStatus(labels.copied);
    } catch {
      // the clipboard needs https, and the browser may forbid its use
      setStatus(labels.notCopied);
    }
  }

  return (
    <>
      <Button variant="text" onClick={() => void copy()}>
        {labels.copy}
      </Button>
      <small role="status">
        <ChangingText>{status}</ChangingText>
      </small>
    </>
  );
}
