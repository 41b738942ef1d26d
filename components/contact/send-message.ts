import type { EmailService } from '@/content/types';
import type { Message } from './message';

/** The service is given this long; after that the visitor is told that it failed. */
export const ANSWER_WITHIN_MS = 15_000;

/** Loads what sends a message; called early, so that it is there when the visitor has written. */
export async function loadSender() {
  hideBlockedStorage();
  const { send } = await import('@emailjs/browser');
  return send;
}

/**
 * Sends a message to the house. Resolves when the service has taken it.
 * @throws when the service refuses, cannot be reached, or gives no answer in time
 */
export async function sendMessage(service: EmailService, to: string, message: Message): Promise<void> {
  const params = {
    from_name: message.name,
    from_email: message.email,
    message: message.message,
    to_email: to,
  };
  const sent = loadSender().then((send) =>
    send(service.serviceId, service.templateId, params, { publicKey: service.publicKey }),
  );
  await inTime(sent);
}

async function inTime(answer: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error('The e-mail service gave no answer.')), ANSWER_WITHIN_MS);
  });
  try {
    await Promise.race([answer, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

/** The library looks at local storage as it loads, which throws where storage is blocked; it does without if there is none. */
function hideBlockedStorage() {
  try {
    void window.localStorage;
  } catch {
    Object.defineProperty(window, 'localStorage', { value: undefined, configurable: true });
  }
}
