import type { EmailService } from '@/content';
import type { Message } from './message';

/** The service is given this long; after that the request is aborted and the visitor is told that it failed. */
export const RESPONSE_TIMEOUT_MS = 15_000;

/** EmailJS's REST API. Its library cannot abort a request, and a message that arrives too late would be sent twice. */
const SEND_URL = 'https://api.emailjs.com/api/v1.0/email/send';
/** The version of the library whose request this is; the service asks for it (NET-05). */
const LIB_VERSION = '4.4.1';

interface Send {
  readonly message: Message;
  /** Rejects when the service refuses, cannot be reached, or gives no answer in time. */
  readonly sent: Promise<void>;
}

/** Requests in progress, by brand: a form that is left and opened again waits for its request instead of sending twice. */
const underway = new Map<string, Send>();

export const sendUnderway = (brandId: string): Send | undefined => underway.get(brandId);

/** Sends a message, or waits for the request in progress. */
export function sendMessage(
  brandId: string,
  service: EmailService,
  to: string,
  message: Message,
  delayMs: number,
): Send {
  const known = underway.get(brandId);
  if (known) return known;
  const sent = wait(delayMs).then(() => post(service, to, message));
  const send = { message, sent: sent.finally(() => underway.delete(brandId)) };
  underway.set(brandId, send);
  return send;
}

const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

async function post(service: EmailService, to: string, message: Message): Promise<void> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), RESPONSE_TIMEOUT_MS);
  try {
    const response = await fetch(SEND_URL, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        lib_version: LIB_VERSION,
        user_id: service.publicKey,
        service_id: service.serviceId,
        template_id: service.templateId,
        template_params: {
          from_name: message.name,
          from_email: message.email,
          message: message.message,
          to_email: to,
        },
      }),
      signal: abort.signal,
    });
    if (!response.ok) throw new Error(`The e-mail service answered ${response.status}.`);
  } finally {
    clearTimeout(timer);
  }
}
