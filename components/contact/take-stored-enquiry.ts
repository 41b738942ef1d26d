import { SESSION_STORAGE_KEYS } from '@/lib/storage-keys';
import { sessionStorageWithMemoryFallback } from '../utils/storage-with-memory-fallback';

/** Returns the enquiry that browser/head/links-and-buttons.ts stored when a link was clicked, and removes it. */
export function takeStoredEnquiry(): string | null {
  const sentence = sessionStorageWithMemoryFallback.get(SESSION_STORAGE_KEYS.enquiry);
  sessionStorageWithMemoryFallback.remove(SESSION_STORAGE_KEYS.enquiry);
  return sentence;
}
