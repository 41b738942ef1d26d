import { contactQueuePrefix } from '@/lib/storage-keys';
import { safeLocalStorage } from '../ui/safe-storage';
import { isSameMessage, parseMessage, type ContactMessage } from './contact-message';

// Messages that were submitted and that the e-mail service has not accepted yet. Each is an entry of its own in local
// storage, which all tabs share, and is removed only when it was sent or when the visitor empties the form.

export interface QueuedMessage {
  /** Name of its entry in the storage. */
  readonly key: string;
  readonly message: ContactMessage;
  /** Path of the contact page where it was written. */
  readonly page: string;
}

/** An entry has this value for a moment before it is removed, which tells other tabs that its message was sent. */
const SENT = 'sent';

/** Returns the queued messages of one brand, or of all, the oldest first. */
export function getQueuedMessages(brandId?: string): readonly QueuedMessage[] {
  const prefix = contactQueuePrefix(brandId);
  return safeLocalStorage
    .keys()
    .filter((key) => key.startsWith(prefix))
    .map(getQueuedMessage)
    .filter((queued) => queued !== null)
    .sort((a, b) => idOf(a).localeCompare(idOf(b)));
}

const idOf = ({ key }: QueuedMessage) => key.slice(key.lastIndexOf(':') + 1);

export const getQueuedMessage = (key: string): QueuedMessage | null =>
  parseQueuedMessage(key, safeLocalStorage.get(key));

export function parseQueuedMessage(key: string, stored: string | null): QueuedMessage | null {
  const message = parseMessage(stored);
  const page: unknown = message && JSON.parse(String(stored)).page;
  return message && typeof page === 'string' ? { key, message, page } : null;
}

/** Whether no other tab has changed or removed an entry since this one has read or written it. */
function isUnchanged({ key, message }: QueuedMessage): boolean {
  const stored = getQueuedMessage(key);
  return stored !== null && isSameMessage(stored.message, message);
}

/** Writes a message into its entry, or into a new one if it has none or another tab has changed that. */
export function writeQueuedMessage(
  brandId: string,
  message: ContactMessage,
  entry: QueuedMessage | null,
): QueuedMessage {
  const key = entry && isUnchanged(entry) ? entry.key : createKey(brandId);
  const page = window.location.pathname;
  safeLocalStorage.set(key, JSON.stringify({ ...message, page }));
  return { key, message, page };
}

/** Creates a key that ends with an id; ids sort by time. */
const createKey = (brandId: string) =>
  `${contactQueuePrefix(brandId)}${Date.now()}-${Math.random().toString(36).slice(2)}`;

/** In the browser's storage, or in memory until the page is closed. */
export type QueueStorage = 'storage' | 'memory';

/** Where an entry of the queue is kept; null when there is none of that key. */
export function getQueueStorage(key: string): QueueStorage | null {
  if (getQueuedMessage(key) === null) return null;
  return safeLocalStorage.isStored(key) ? 'storage' : 'memory';
}

/** Removes the entry of a message that the visitor has emptied, unless another tab has changed it. */
export function removeQueuedMessageIfUnchanged(entry: QueuedMessage): void {
  if (isUnchanged(entry)) safeLocalStorage.remove(entry.key);
}

/**
 * Sent messages by key. They are kept because a tab that does not know yet that a message was sent may store a newer
 * text under its key.
 */
const sentMessages = new Map<string, ContactMessage>();

/** Whether a message was sent since this page was opened, in this tab or in another one. */
export function wasSentSinceLoad(key: string): boolean {
  const [sent, stored] = [sentMessages.get(key), getQueuedMessage(key)];
  return sent !== undefined && (stored === null || isSameMessage(stored.message, sent));
}

/** Removes a message that the service has accepted, unless its entry has been changed since. */
export function removeSentMessage(entry: QueuedMessage): void {
  if (!isUnchanged(entry)) return;
  sentMessages.set(entry.key, entry.message);
  safeLocalStorage.set(entry.key, SENT);
  safeLocalStorage.remove(entry.key);
}

/** A change of the queue by another tab, or by the privacy page. */
export interface QueueChange {
  readonly key: string;
  readonly before: ContactMessage | null;
  readonly after: ContactMessage | null;
}

/** Calls `onChange` for each change of the queue that this page has not made, until the signal is aborted. */
export function subscribeToQueueStorageEvents(
  onChange: (change: QueueChange) => void,
  signal: AbortSignal,
): void {
  function follow({ key, oldValue, newValue }: StorageEvent) {
    if (!key?.startsWith(contactQueuePrefix())) return;
    const [before, after] = [parseMessage(oldValue), parseMessage(newValue)];
    if (before && newValue === SENT) sentMessages.set(key, before);
    onChange({ key, before, after });
  }
  window.addEventListener('storage', follow, { signal });
}
