import { useEffect, useRef } from 'react';
import type { ContactFormContent } from '@/content/model/contact';
import { Button } from '../ui/button/button';
import { ChangingText } from '../ui/changing-text';

interface SendButtonProps {
  readonly sending: boolean;
  readonly labels: Pick<ContactFormContent, 'send' | 'sending'>;
}

/** A button that becomes disabled loses focus; this one takes it back when it is enabled again. */
export function SendButton({ sending, labels }: SendButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const pressed = useRef(false);

  useEffect(() => {
    if (sending || !pressed.current) return;
    pressed.current = false;
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [sending]);

  return (
    <Button ref={button} type="submit" disabled={sending} onClick={() => (pressed.current = true)}>
      <ChangingText>{sending ? labels.sending : labels.send}</ChangingText>
    </Button>
  );
}
