import type { EmailJsAccount } from '@/content/model/helpers/emailjs-account';
import { EMAILJS_ORIGIN } from '@/lib/emailjs-origin';
import { localStorageWithMemoryFallback } from '../utils/storage-with-memory-fallback';
import { messageFields, type ContactMessage, type MessageField } from './contact-message';
import { markAsSent, setMayHaveArrived, wasSent, type UnsentMessage } from './stored-messages';

/** How long the service has to answer. After that the request is aborted and the visitor is told that it failed. */
export const EMAIL_SERVICE_TIMEOUT_MS = 15_000;
/** Longest wait for another tab that sends. */
export const SEND_LOCK_TIMEOUT_MS = 20_000;
/** How long the page shows whether a message was sent (CNT-13). */
export const SEND_RESULT_DISPLAY_MS = 5_000;

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

export interface Send {
  readonly message: UnsentMessage;
  /** Never rejects. */
  readonly result: Promise<SendResult>;
}

/** The last send of this page, until its result is shown: the form may have been left, and opened again, since. */
let unseenSend: Send | undefined;

export const getUnseenSend = (): Send | undefined => unseenSend;

export function markResultAsSeen(): void {
  unseenSend = undefined;
}

export interface SendRequest {
  readonly brandId: string;
  readonly service: EmailJsAccount;
  readonly to: string;
  readonly message: UnsentMessage;
  /** Wait before the request, until MIN_FILL_TIME_MS is over. */
  readonly delayMs: number;
}

/** Sends a message after a delay, when no other tab sends, and removes it from the list when the service has taken it. */
export function sendMessage(request: SendRequest): Send {
  unseenSend = { message: request.message, result: tryToSend(request) };
  return unseenSend;
}

async function tryToSend({ brandId, service, to, message, delayMs }: SendRequest): Promise<SendResult> {
  async function send(): Promise<SendResult> {
    await new Promise((done) => setTimeout(done, delayMs));
    // unless another tab has sent it while this one waited
    if (!wasSent(message.id)) {
      // stored before the request, because the visitor may leave before the answer
      setMayHaveArrived(brandId, message.id, true);
      const { ok, status } = await post(service, to, message);
      if (!ok) {
        console.warn(`The e-mail service answered ${status}.`);
        // an earlier attempt may have arrived nevertheless
        setMayHaveArrived(brandId, message.id, message.mayHaveArrived);
        return { type: 'failed', rejectionReason: getRejectionReason(status) };
      }
    }
    markAsSent(brandId, message.id);
    return { type: 'sent' };
  }

  window.addEventListener('beforeunload', askToStay);
  try {
    return await runWithSendLock(send);
  } catch (error) {
    console.warn('The message was not sent.', error);
    return { type: 'failed' };
  } finally {
    window.removeEventListener('beforeunload', askToStay);
  }
}

const LOCK_NAME = 'send-message';

/** Runs `send` while no other tab of this site does. */
async function runWithSendLock<Result>(send: () => Promise<Result>): Promise<Result> {
  // there are no locks without https, and where storage is blocked
  if (!navigator.locks || !localStorageWithMemoryFallback.isAvailable()) return send();
  return navigator.locks.request(LOCK_NAME, { signal: AbortSignal.timeout(SEND_LOCK_TIMEOUT_MS) }, send);
}

/** Resolves when no tab is sending, as far as the browser can tell. */
export async function waitForOtherTabs(): Promise<void> {
  await navigator.locks?.request(LOCK_NAME, { mode: 'shared' }, () => undefined).catch(() => undefined);
}

/** Why the service has rejected a message; undefined if it failed or was too slow, since trying again may help then. */
function getRejectionReason(status: number): EmailRejectionReason | undefined {
  if (status === 413) return 'messageTooLarge';
  if (status === 429) return 'tooManyMessages';
  return status >= 400 && status < 500 && status !== 408 ? 'serviceUnavailable' : undefined;
}

const post = (service: EmailJsAccount, to: string, message: ContactMessage): Promise<Response> =>
  fetch(SEND_URL, {
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
    signal: AbortSignal.timeout(EMAIL_SERVICE_TIMEOUT_MS),
  });

/** Asks the visitor to stay: leaving the page aborts the request, which may have arrived nevertheless. */
function askToStay(event: BeforeUnloadEvent) {
  event.preventDefault();
}
