import { SESSION_STORAGE_KEYS } from '@/lib/storage-keys';
import { safeSessionStorage } from '../utils/safe-storage';

/** Returns the enquiry that browser/head/store-enquiry-on-click.ts stored when a link was clicked, and removes it. */
export function takeStoredEnquiry(): string | null {
  const sentence = safeSessionStorage.get(SESSION_STORAGE_KEYS.enquiry);
  safeSessionStorage.remove(SESSION_STORAGE_KEYS.enquiry);
  return sentence;
}
