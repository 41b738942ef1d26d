import { isEmpty, messageFields, type Message } from './message';

/** Key of session storage, one for each house: a begun message lives as long as the tab. */
const keyOf = (house: string) => `message-begun:${house}`;

/** Remembers what is typed, so that leaving the page loses nothing. */
export function keepDraft(house: string, draft: Message): void {
  try {
    if (isEmpty(draft)) sessionStorage.removeItem(keyOf(house));
    else sessionStorage.setItem(keyOf(house), JSON.stringify(draft));
  } catch {
    // blocked or full storage: the fields still hold it
  }
}

export function readDraft(house: string): Partial<Message> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(house)) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    const texts = Object.entries(stored).filter(([, text]) => typeof text === 'string');
    return Object.fromEntries(texts.filter(([field]) => messageFields.some((known) => known === field)));
  } catch {
    return {};
  }
}

export function forgetDraft(house: string): void {
  try {
    sessionStorage.removeItem(keyOf(house));
  } catch {
    // blocked storage never held it
  }
}
