import { SESSION_KEYS } from '@/lib/storage-keys';
import { safeSessionStorage } from '../ui/safe-storage';

/** Returns the sentence that browser/head/store-enquiry-on-click.ts has stored of a clicked link, and removes it. */
export function takeStoredEnquiry(): string | null {
  const sentence = safeSessionStorage.get(SESSION_KEYS.enquiry);
  safeSessionStorage.remove(SESSION_KEYS.enquiry);
  return sentence;
}
