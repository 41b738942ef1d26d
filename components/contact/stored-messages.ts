import { isSitePath } from '@/lib/site-path';
import { getUnsentMessagePrefix, LOCAL_STORAGE_KEYS, SESSION_STORAGE_KEYS } from '@/lib/storage-keys';
import {
  localStorageWithMemoryFallback as storage,
  sessionStorageWithMemoryFallback,
} from '../utils/storage-with-memory-fallback';
import { createMessage, isEmptyMessage, messageFields, type ContactMessage } from './contact-message';

// What the browser keeps of messages, for all tabs: one draft a brand, the list of unsent messages, and which were sent.

/** A message with the id of this text. It has another one as soon as it is edited. */
interface IdentifiedMessage extends ContactMessage {
  readonly id: string;
}

/** What is in the form and was not submitted. */
interface Draft extends IdentifiedMessage {
  /** The unsent message of which it is an edited version. */
  readonly unsentId?: string;
}

/** A message that was submitted and that the e-mail service has not accepted yet. */
export interface UnsentMessage extends IdentifiedMessage {
  /** Path of the contact page where it was written. */
  readonly page: string;
  /** The service was asked to send it and its answer is not known. */
  readonly mayHaveArrived: boolean;
  /** Whether the browser has stored it. Otherwise it is in memory until the page is closed. */
  readonly isKept: boolean;
}

/** Creates the id of a text; ids sort by time. */
export const createMessageId = () => `${Date.now()}-${Math.random().toString(36).slice(2)}`;

function parseObject(stored: string | null): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(String(stored)));
  } catch {
    return {};
  }
}

/** Fields that are not texts are empty. */
const toMessage = (stored: Readonly<Record<string, unknown>>) =>
  createMessage((field) => (typeof stored[field] === 'string' ? stored[field] : ''));

const getDraftKey = (brandId: string) => `${LOCAL_STORAGE_KEYS.contactDraft}:${brandId}`;

export function readDraft(brandId: string): Draft | null {
  const stored = parseObject(storage.get(getDraftKey(brandId)));
  const [message, { id, unsentId }] = [toMessage(stored), stored];
  if (isEmptyMessage(message) || typeof id !== 'string') return null;
  return { ...message, id, unsentId: typeof unsentId === 'string' ? unsentId : undefined };
}

export function saveDraft(brandId: string, draft: Draft): void {
  if (isEmptyMessage(draft)) storage.remove(getDraftKey(brandId));
  else storage.set(getDraftKey(brandId), JSON.stringify(draft));
}

/** Whether the browser has the draft with this id; another tab may have written another one since. */
export const isDraftKept = (brandId: string, id: string): boolean =>
  storage.isStored(getDraftKey(brandId)) && readDraft(brandId)?.id === id;

/** Removes the draft with this id; one that another tab has written since stays. */
export function removeDraft(brandId: string, id: string): void {
  if (readDraft(brandId)?.id === id) storage.remove(getDraftKey(brandId));
}

/** What the entry of an unsent message holds. Its id is in its key. */
const UNSENT_MESSAGE_FIELDS = [...messageFields, 'page', 'mayHaveArrived'];

const getUnsentKey = (brandId: string, id: string) => `${getUnsentMessagePrefix(brandId)}${id}`;

function readUnsentMessage(key: string): UnsentMessage | null {
  const stored = parseObject(storage.get(key));
  const [message, { page, mayHaveArrived }] = [toMessage(stored), stored];
  if (isEmptyMessage(message) || typeof page !== 'string' || !isSitePath(page)) return null;
  const id = key.slice(key.lastIndexOf(':') + 1);
  return { ...message, id, page, mayHaveArrived: mayHaveArrived === true, isKept: storage.isStored(key) };
}

/** Returns whether the browser has stored it. */
function writeUnsentMessage(key: string, message: Omit<UnsentMessage, 'isKept'>): boolean {
  storage.set(key, JSON.stringify(message, UNSENT_MESSAGE_FIELDS));
  return storage.isStored(key);
}

/** Returns the unsent messages of one brand, or of all, the oldest first. */
export function readUnsentMessages(brandId?: string): readonly UnsentMessage[] {
  const prefix = getUnsentMessagePrefix(brandId);
  return storage
    .keys()
    .filter((key) => key.startsWith(prefix))
    .map(readUnsentMessage)
    .filter((message) => message !== null)
    .sort((a, b) => a.id.localeCompare(b.id));
}

/**
 * Adds a message to the list. Where it is an edited version of one that is there, it takes its place, and may have
 * arrived as that one may have.
 */
export function saveUnsentMessage(
  brandId: string,
  message: IdentifiedMessage,
  earlierId = message.id,
): UnsentMessage {
  const key = getUnsentKey(brandId, message.id);
  const earlierKey = getUnsentKey(brandId, earlierId);
  const earlier = readUnsentMessage(key) ?? readUnsentMessage(earlierKey);
  const mayHaveArrived = earlier?.mayHaveArrived ?? false;
  // a host may answer "//brand/contact" too, which as a link is another host
  const page = window.location.pathname.replace(/^\/+/, '/');
  const isKept = writeUnsentMessage(key, { ...message, page, mayHaveArrived });
  // what the browser has stored stays where it does not store the new text
  if (earlierKey !== key && (isKept || !storage.isStored(earlierKey))) storage.remove(earlierKey);
  return { ...message, page, mayHaveArrived, isKept };
}

export function setMayHaveArrived(brandId: string, id: string, mayHaveArrived: boolean): void {
  const key = getUnsentKey(brandId, id);
  const message = readUnsentMessage(key);
  if (message) writeUnsentMessage(key, { ...message, mayHaveArrived });
}

export const removeUnsentMessage = (brandId: string, id: string): void =>
  storage.remove(getUnsentKey(brandId, id));

/** How many ids of sent messages are remembered. */
const SENT_MESSAGES_COUNT = 20;

const readSentIds = () => storage.get(LOCAL_STORAGE_KEYS.sentMessages)?.split(' ') ?? [];

/** Whether a tab has sent exactly this text: another one may still show it. */
export const wasSent = (id: string): boolean => readSentIds().includes(id);

/** Removes a message that the service has accepted. */
export function markAsSent(brandId: string, id: string): void {
  const ids = [...readSentIds(), id].slice(-SENT_MESSAGES_COUNT);
  storage.set(LOCAL_STORAGE_KEYS.sentMessages, ids.join(' '));
  removeUnsentMessage(brandId, id);
  removeDraft(brandId, id);
}

/** Returns the enquiry that browser/head/links-and-buttons.ts stored when a link was clicked, and removes it. */
export function takeStoredEnquiry(): string | null {
  const sentence = sessionStorageWithMemoryFallback.get(SESSION_STORAGE_KEYS.enquiry);
  sessionStorageWithMemoryFallback.remove(SESSION_STORAGE_KEYS.enquiry);
  return sentence;
}
