import { isSitePath } from '@/lib/site-path';
import { getContactQueuePrefix } from '@/lib/storage-keys';
import { localStorageWithMemoryFallback } from '../utils/storage-with-memory-fallback';
import { isSameMessage, parseMessage, type ContactMessage } from './contact-message';

// Messages that were submitted and that the e-mail service has not accepted yet. Each is an entry of its own in local
// storage, which all tabs share, and is removed only when it was sent or when the visitor empties the form.

export interface QueueEntry {
  /** Its key in local storage. */
  readonly key: string;
  readonly message: ContactMessage;
  /** Path of the contact page where it was written. */
  readonly page: string;
  /** The service was asked to send it and its answer is not known. */
  readonly mayHaveArrived?: boolean;
}

/** An entry has this value for a moment before it is removed, which tells other tabs that its message was sent. */
const SENT = 'sent';

/** Returns the entries of one brand, or of all, the oldest first. */
export function getQueueEntries(brandId?: string): readonly QueueEntry[] {
  const prefix = getContactQueuePrefix(brandId);
  return localStorageWithMemoryFallback
    .keys()
    .filter((key) => key.startsWith(prefix))
    .map(getQueueEntry)
    .filter((entry) => entry !== null)
    .sort((a, b) => getId(a).localeCompare(getId(b)));
}

const getId = ({ key }: QueueEntry) => key.slice(key.lastIndexOf(':') + 1);

export const getQueueEntry = (key: string): QueueEntry | null =>
  parseQueueEntry(key, localStorageWithMemoryFallback.get(key));

export function parseQueueEntry(key: string, stored: string | null): QueueEntry | null {
  const message = parseMessage(stored);
  const { page, mayHaveArrived } = message ? JSON.parse(String(stored)) : {};
  return message && typeof page === 'string' && isSitePath(page)
    ? { key, message, page, mayHaveArrived: mayHaveArrived === true }
    : null;
}

/** Whether no other tab has changed or removed an entry since this one has read or written it. */
function isUnchanged({ key, message }: QueueEntry): boolean {
  const stored = getQueueEntry(key);
  return stored !== null && isSameMessage(stored.message, message);
}

/** Writes a message into its entry, or into a new one if it has none or another tab has changed that. */
export function writeQueueEntry(
  brandId: string,
  message: ContactMessage,
  entry: QueueEntry | null,
): QueueEntry {
  const key = entry && isUnchanged(entry) ? entry.key : createKey(brandId);
  // a host may answer "//brand/contact" too, which as a link is another host
  const page = window.location.pathname.replace(/^\/+/, '/');
  // a text that is edited now may have arrived as it was
  return storeEntry({ key, message, page, mayHaveArrived: getQueueEntry(key)?.mayHaveArrived });
}

function storeEntry(entry: QueueEntry): QueueEntry {
  const { key, message, ...rest } = entry;
  localStorageWithMemoryFallback.set(key, JSON.stringify({ ...message, ...rest }));
  return entry;
}

export function setMayHaveArrived(key: string, mayHaveArrived: boolean | undefined): void {
  const entry = getQueueEntry(key);
  if (entry) storeEntry({ ...entry, mayHaveArrived });
}

/** Creates a key that ends with an id; ids sort by time. */
const createKey = (brandId: string) =>
  `${getContactQueuePrefix(brandId)}${Date.now()}-${Math.random().toString(36).slice(2)}`;

/** Where an entry of the queue is kept: in memory only until the page is closed. */
export type QueueEntryStorage = 'localStorage' | 'memory';

/** Returns null when there is no entry of that key. */
export function getQueueEntryStorage(key: string): QueueEntryStorage | null {
  if (getQueueEntry(key) === null) return null;
  return localStorageWithMemoryFallback.isStored(key) ? 'localStorage' : 'memory';
}

/** Removes the entry of a message that the visitor has emptied, unless another tab has changed it. */
export function removeEntryIfUnchanged(entry: QueueEntry): void {
  if (isUnchanged(entry)) localStorageWithMemoryFallback.remove(entry.key);
}

/**
 * Sent messages by key. They are kept because a tab that does not know yet that a message was sent may store a newer
 * text under its key.
 */
const sentMessages = new Map<string, ContactMessage>();

/** Whether a message was sent since this page was opened, in this tab or in another one. */
export function wasEntrySentSincePageLoad(key: string): boolean {
  const [sent, stored] = [sentMessages.get(key), getQueueEntry(key)];
  return sent !== undefined && (stored === null || isSameMessage(stored.message, sent));
}

/** Removes a message that the service has accepted, unless its entry has been changed since. */
export function markEntryAsSentAndRemove(entry: QueueEntry): void {
  if (!isUnchanged(entry)) return;
  sentMessages.set(entry.key, entry.message);
  localStorageWithMemoryFallback.set(entry.key, SENT);
  localStorageWithMemoryFallback.remove(entry.key);
}

/** A change of the queue by another tab, or by the privacy page. */
export interface ExternalQueueChange {
  readonly key: string;
  readonly before: ContactMessage | null;
  readonly after: ContactMessage | null;
}

/** Calls `onChange` for each change of the queue that this page has not made, until the signal is aborted. */
export function subscribeToQueueStorageEvents(
  onChange: (change: ExternalQueueChange) => void,
  signal: AbortSignal,
): void {
  function follow({ key, oldValue, newValue }: StorageEvent) {
    if (!key?.startsWith(getContactQueuePrefix())) return;
    const [before, after] = [parseMessage(oldValue), parseMessage(newValue)];
    if (before && newValue === SENT) sentMessages.set(key, before);
    onChange({ key, before, after });
  }
  window.addEventListener('storage', follow, { signal });
}
