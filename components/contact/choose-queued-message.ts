import { isEmptyMessage, isSameMessage, type ContactMessage } from './contact-message';
import type { ExternalQueueChange, QueueEntry } from './message-queue-storage';

// Decides which queued message the contact form shows. Nothing here reads or writes the form or the storage.

/**
 * The entry for a form that opens. A form with text gets only the entry that has the same text, because a draft
 * may repeat a queued message. An empty one gets the message that is being sent or, without one, the newest.
 */
export function chooseInitialEntry(
  formMessage: ContactMessage,
  pendingKey: string | undefined,
  queue: readonly QueueEntry[],
): QueueEntry | undefined {
  if (!isEmptyMessage(formMessage)) return queue.find(({ message }) => isSameMessage(message, formMessage));
  return queue.find(({ key }) => key === pendingKey) ?? queue.at(-1);
}

/** The entry after the one with this key; the first one after the last, or if there is none of that key. */
export function chooseNextEntry(
  queue: readonly QueueEntry[],
  currentKey: string | undefined,
): QueueEntry | undefined {
  const position = queue.findIndex(({ key }) => key === currentKey);
  return queue[(position + 1) % queue.length];
}

type QueueChangeResponse =
  /** The change does not concern the message in the form, or is known. */
  | { readonly type: 'ignore' }
  /** Show what the other tab has written. */
  | { readonly type: 'adopt'; readonly entry: QueueEntry }
  /** Empty the form, because the other tab has sent its message. */
  | { readonly type: 'reset' }
  /** Keep the message as a draft, because only this form still has it. */
  | { readonly type: 'keepAsDraft' };

/**
 * Decides what a form does when another tab, or the privacy page, has changed the queue.
 * @param entry the queue entry of the message in the form; null if that message is a draft
 * @param isSent whether the message of the changed entry was sent
 */
export function decideQueueChangeResponse(
  { key, before, after }: ExternalQueueChange,
  entry: QueueEntry | null,
  formMessage: ContactMessage,
  isSent: boolean,
): QueueChangeResponse {
  if (entry?.key !== key) return { type: 'ignore' };
  if (after && isSameMessage(entry.message, after)) return { type: 'ignore' };
  const isUntouched = before !== null && isSameMessage(formMessage, before);
  if (isUntouched && after) return { type: 'adopt', entry: { ...entry, message: after } };
  return { type: isUntouched && isSent ? 'reset' : 'keepAsDraft' };
}
