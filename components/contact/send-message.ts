import type { EmailJsAccount } from '@/content/model/helpers/emailjs-account';
import { EMAILJS_ORIGIN } from '@/lib/emailjs-origin';
import { clearDraft } from './draft-storage';
import {
  markEntryAsSentAndRemove,
  setMayHaveArrived,
  wasEntrySentSincePageLoad,
  type QueueEntry,
} from './message-queue-storage';
import { messageFields, type ContactMessage, type MessageField } from './contact-message';
import { waitUntilSendLockIsFree, runWithSendLock } from './send-lock';

/** How long the service has to answer. After that the request is aborted and the visitor is told that it failed. */
export const EMAIL_SERVICE_TIMEOUT_MS = 15_000;
/** Longest wait for another tab that sends. */
export const SEND_LOCK_TIMEOUT_MS = 20_000;

/** No message is sent sooner than this after the form has appeared. Nobody who types a message has to wait. */
export const MIN_FILL_TIME_MS = 2_000;

/** EmailJS's REST API. Its library cannot abort a request, and a message that arrives too late would be sent twice. */
const SEND_URL = `${EMAILJS_ORIGIN}/api/v1.0/email/send`;
/** The service asks for the version of its library (NET-05): that of the package on npm whose request this is. */
const LIB_VERSION = '4.4.1';
/** The variables of the service's template that the fields fill. */
const TEMPLATE_PARAMETERS: Readonly<Record<MessageField, string>> = {
  name: 'from_name',
  email: 'from_email',
  message: 'message',
};

/** Why the service does not accept a message. Trying again at once does not help. */
export type EmailRejectionReason = 'messageTooLarge' | 'tooManyMessages' | 'serviceUnavailable';

type SendResult =
  { readonly type: 'sent' } | { readonly type: 'failed'; readonly rejectionReason?: EmailRejectionReason };

export interface PendingSend {
  readonly entry: QueueEntry;
  readonly result: Promise<SendResult>;
}

/**
 * Requests in progress, by brand: a form that is left and opened again waits for its request instead of sending twice.
 */
const pendingSends = new Map<string, PendingSend>();

export const getPendingSend = (brandId: string): PendingSend | undefined => pendingSends.get(brandId);

/** Resolves when this tab has nothing left to send and, as far as the browser can tell, no other tab is sending. */
export async function waitForAllSends(): Promise<void> {
  await Promise.all([...pendingSends.values()].map(({ result }) => result));
  await waitUntilSendLockIsFree();
}

export interface SendRequest {
  readonly brandId: string;
  readonly service: EmailJsAccount;
  readonly to: string;
  readonly entry: QueueEntry;
  /** Wait before the request, until MIN_FILL_TIME_MS is over. */
  readonly delayMs: number;
}

/**
 * Sends a message after a delay, when no other tab sends, and removes it from the queue when the service has accepted
 * it.
 */
export function sendMessage(request: SendRequest): PendingSend {
  const { brandId, entry } = request;
  const result = tryToSend(request);
  const send = { entry, result: result.finally(() => pendingSends.delete(brandId)) };
  pendingSends.set(brandId, send);
  return send;
}

async function tryToSend({ brandId, service, to, entry, delayMs }: SendRequest): Promise<SendResult> {
  window.addEventListener('beforeunload', askToStay);
  try {
    const lock = abortAfter(SEND_LOCK_TIMEOUT_MS);
    await runWithSendLock(async () => {
      lock.cancel();
      await new Promise((done) => setTimeout(done, delayMs));
      // another tab may have sent the message while this one waited
      if (!wasEntrySentSincePageLoad(entry.key)) {
        // stored before the request, because the visitor may leave before the answer
        setMayHaveArrived(entry.key, true);
        await post(service, to, entry.message);
      }
      markEntryAsSentAndRemove(entry);
    }, lock.signal);
    clearDraft(brandId);
    return { type: 'sent' };
  } catch (error) {
    console.warn('The message was not sent.', error);
    const isRejection = error instanceof RejectedError;
    // an earlier attempt may have arrived nevertheless
    if (isRejection) setMayHaveArrived(entry.key, entry.mayHaveArrived);
    return { type: 'failed', ...(isRejection && { rejectionReason: getRejectionReason(error.status) }) };
  } finally {
    window.removeEventListener('beforeunload', askToStay);
  }
}

class RejectedError extends Error {
  constructor(readonly status: number) {
    super(`The e-mail service answered ${status}.`);
  }
}

/** Why the service has rejected a message; undefined if it failed or was too slow, since trying again may help then. */
function getRejectionReason(status: number): EmailRejectionReason | undefined {
  if (status === 413) return 'messageTooLarge';
  if (status === 429) return 'tooManyMessages';
  return status >= 400 && status < 500 && status !== 408 ? 'serviceUnavailable' : undefined;
}

async function post(service: EmailJsAccount, to: string, message: ContactMessage): Promise<void> {
  const timeout = abortAfter(EMAIL_SERVICE_TIMEOUT_MS);
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
          ...Object.fromEntries(messageFields.map((field) => [TEMPLATE_PARAMETERS[field], message[field]])),
          to_email: to,
        },
      }),
      signal: timeout.signal,
    });
    if (!response.ok) throw new RejectedError(response.status);
  } finally {
    timeout.cancel();
  }
}

function abortAfter(ms: number) {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), ms);
  return { signal: controller.signal, cancel: () => clearTimeout(timer) };
}

/** Asks the visitor to stay: leaving the page aborts the request, which may have arrived nevertheless. */
function askToStay(event: BeforeUnloadEvent) {
  event.preventDefault();
}
