import { LOCAL_KEYS, SESSION_KEYS } from '../ui/storage-keys';
import { isEmpty, messageFields, type Message } from './message';

/** A begun message lives as long as its tab; one that waits for a network outlives it. */
type DraftKind = 'begun' | 'waiting';

const STORAGE = {
  begun: { prefix: SESSION_KEYS.draft, open: () => sessionStorage },
  waiting: { prefix: LOCAL_KEYS.waitingMessage, open: () => localStorage },
} as const satisfies Record<DraftKind, { prefix: string; open: () => Storage }>;

/** Key in the storage, one for each brand. */
export const draftKey = (brandId: string, kind: DraftKind) => `${STORAGE[kind].prefix}:${brandId}`;

export function saveDraft(brandId: string, draft: Message, kind: DraftKind = 'begun'): void {
  if (isEmpty(draft)) return clearDraft(brandId, kind);
  try {
    STORAGE[kind].open().setItem(draftKey(brandId, kind), JSON.stringify(draft));
  } catch {
    // storage is blocked or full
  }
}

export function loadDraft(brandId: string, kind: DraftKind = 'begun'): Partial<Message> {
  try {
    const stored: object = JSON.parse(String(STORAGE[kind].open().getItem(draftKey(brandId, kind))));
    const texts = Object.entries(stored).filter(([, text]) => typeof text === 'string');
    return Object.fromEntries(texts.filter(([field]) => messageFields.some((known) => known === field)));
  } catch {
    // nothing is stored, or no message
    return {};
  }
}

export function clearDraft(brandId: string, kind: DraftKind = 'begun'): void {
  try {
    STORAGE[kind].open().removeItem(draftKey(brandId, kind));
  } catch {
    // storage is blocked
  }
}
