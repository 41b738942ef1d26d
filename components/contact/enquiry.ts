/** Key of session storage under which a page leaves a sentence for the contact form. */
export const ENQUIRY_KEY = 'enquiry';

/** A page leaves the sentence with which the guest's message will start. */
export function leaveEnquiry(sentence: string): void {
  try {
    sessionStorage.setItem(ENQUIRY_KEY, sentence);
  } catch {
    // blocked storage: the guest writes the sentence
  }
}

/** The contact form takes the sentence, once. */
export function takeEnquiry(): string | null {
  try {
    const sentence = sessionStorage.getItem(ENQUIRY_KEY);
    sessionStorage.removeItem(ENQUIRY_KEY);
    return sentence;
  } catch {
    return null;
  }
}
