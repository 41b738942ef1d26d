import type { LanguageHome } from '@/content/i18n/home-in-every-language';
import { LOCAL_KEYS } from '@/lib/storage-keys';

/** The links of the language menu write these too (browser/head/handle-language-link-clicks.ts). */
const { language: CHOICE_KEY, languageOffered: OFFERED_KEY } = LOCAL_KEYS;

/** The code of the language to offer, or null. It is decided once for each document. */
let offered: string | null | undefined;
const listeners = new Set<() => void>();

/** The language that a visitor prefers, if it is not that of the page: chosen before, or set in the browser. */
function preferredOther(codes: readonly string[], current: string): string | null {
  const chosen = localStorage.getItem(CHOICE_KEY);
  const wanted = chosen ? [chosen] : navigator.languages.map((tag) => tag.split('-')[0] ?? '');
  const availableCode = wanted.find((code) => codes.includes(code));
  return availableCode === undefined || availableCode === current ? null : availableCode;
}

/**
 * Returns the language to offer on this page, if none was offered before. Without storage it is null, because the offer
 * would come back on every page.
 */
export function readLanguageSuggestion(homes: readonly LanguageHome[], current: string): string | null {
  if (offered !== undefined) return offered;
  offered = null;
  try {
    if (localStorage.getItem(OFFERED_KEY)) return offered;
    offered = preferredOther(
      homes.map(({ code }) => code),
      current,
    );
  } catch {
    // storage is blocked
  }
  return offered;
}

/** Remembers that the visitor has seen the offer, so that other pages do not repeat it. */
export function markLanguageSuggestionAsShown() {
  try {
    localStorage.setItem(OFFERED_KEY, 'true');
  } catch {
    // storage is full: the next page offers the language again
  }
}

export function hideLanguageSuggestion() {
  offered = null;
  for (const listener of listeners) listener();
}

export function subscribeToLanguageSuggestion(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
