import { SESSION_KEYS } from '../ui/storage-keys';

/** Returns the sentence that inline-script.ts has stored of a clicked link, and removes it. */
export function consumeEnquiry(): string | null {
  try {
    const sentence = sessionStorage.getItem(SESSION_KEYS.enquiry);
    sessionStorage.removeItem(SESSION_KEYS.enquiry);
    return sentence;
  } catch {
    return null;
  }
}
