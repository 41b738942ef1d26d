/** Key of session storage under which the inline script leaves the sentence of a pressed link (inline-script.ts). */
export const ENQUIRY_KEY = 'enquiry';

/** Returns the saved sentence once. */
export function consumeEnquiry(): string | null {
  try {
    const sentence = sessionStorage.getItem(ENQUIRY_KEY);
    sessionStorage.removeItem(ENQUIRY_KEY);
    return sentence;
  } catch {
    return null;
  }
}
