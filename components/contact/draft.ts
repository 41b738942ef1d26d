import { SESSION_KEYS } from '../ui/storage-keys';
import { isEmpty, messageFields, type Message } from './message';

/** Key of session storage, one for each brand. */
const storageKey = (brandId: string) => `${SESSION_KEYS.draft}:${brandId}`;

export function saveDraft(brandId: string, draft: Message): void {
  try {
    if (isEmpty(draft)) sessionStorage.removeItem(storageKey(brandId));
    else sessionStorage.setItem(storageKey(brandId), JSON.stringify(draft));
  } catch {
    // storage is blocked or full
  }
}

export function loadDraft(brandId: string): Partial<Message> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey(brandId)) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    const texts = Object.entries(stored).filter(([, text]) => typeof text === 'string');
    return Object.fromEntries(texts.filter(([field]) => messageFields.some((known) => known === field)));
  } catch {
    return {};
  }
}

export function clearDraft(brandId: string): void {
  try {
    sessionStorage.removeItem(storageKey(brandId));
  } catch {
    // storage is blocked
  }
}
