import { SESSION_KEYS } from '@/lib/storage-keys';

/** Returns the sentence that browser/head/enquiry-links.ts has stored of a clicked link, and removes it. */
export function takeStoredEnquiry(): string | null {
  try {
    const sentence = sessionStorage.getItem(SESSION_KEYS.enquiry);
    sessionStorage.removeItem(SESSION_KEYS.enquiry);
    return sentence;
  } catch {
    return null;
  }
}
