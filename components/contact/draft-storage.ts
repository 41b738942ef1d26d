import { SESSION_STORAGE_KEYS } from '@/lib/storage-keys';
import { sessionStorageWithMemoryFallback } from '../utils/storage-with-memory-fallback';
import { isEmptyMessage, parseMessage, type ContactMessage } from './contact-message';

// A draft is what is in the contact form and has not been submitted. It lives as long as its tab.

const getDraftKey = (brandId: string) => `${SESSION_STORAGE_KEYS.contactDraft}:${brandId}`;

export function saveDraft(brandId: string, draft: ContactMessage): void {
  if (isEmptyMessage(draft)) clearDraft(brandId);
  else sessionStorageWithMemoryFallback.set(getDraftKey(brandId), JSON.stringify(draft));
}

export const loadDraft = (brandId: string): ContactMessage | null =>
  parseMessage(sessionStorageWithMemoryFallback.get(getDraftKey(brandId)));

export const clearDraft = (brandId: string): void =>
  sessionStorageWithMemoryFallback.remove(getDraftKey(brandId));
