/** Key of session storage in which inline-script.ts stores the enquiry of a clicked link. */
export const ENQUIRY_KEY = 'enquiry';

/** Returns the stored sentence and removes it. */
export function consumeEnquiry(): string | null {
  try {
    const sentence = sessionStorage.getItem(ENQUIRY_KEY);
    sessionStorage.removeItem(ENQUIRY_KEY);
    return sentence;
  } catch {
    return null;
  }
}
