import type { LanguageHomeLink } from '@/content/i18n/localized-home-links';
import { LOCAL_STORAGE_KEYS } from '@/lib/storage-keys';
import { localStorageWithMemoryFallback } from '../utils/storage-with-memory-fallback';

/** The links of the language menu write these too (browser/head/links-and-buttons.ts). */
const { language: CHOICE_KEY, languageOffered: OFFERED_KEY } = LOCAL_STORAGE_KEYS;

/** The code of the language to offer, or null. It is decided once for each document. */
let offered: string | null | undefined;
const listeners = new Set<() => void>();

/** The language that a visitor prefers, if it is not that of the page: chosen before, or set in the browser. */
function findPreferredOtherLanguage(codes: readonly string[], current: string): string | null {
  const chosen = localStorageWithMemoryFallback.get(CHOICE_KEY);
  const preferredCodes = chosen ? [chosen] : navigator.languages.map((tag) => tag.split('-')[0] ?? '');
  const availableCode = preferredCodes.find((code) => codes.includes(code));
  return availableCode === undefined || availableCode === current ? null : availableCode;
}

/**
 * Returns the language to offer on this page, if none was offered before. Without storage it is null, because the offer
 * would come back on every page.
 */
export function getLanguageToSuggest(homes: readonly LanguageHomeLink[], current: string): string | null {
  if (offered === undefined) {
    const codes = homes.map(({ code }) => code);
    const canOffer =
      localStorageWithMemoryFallback.isAvailable() && !localStorageWithMemoryFallback.get(OFFERED_KEY);
    offered = canOffer ? findPreferredOtherLanguage(codes, current) : null;
  }
  return offered;
}

/** Remembers that the visitor has seen the offer, so that no other page repeats it as long as storage is not full. */
export const markLanguageSuggestionAsShown = () => localStorageWithMemoryFallback.set(OFFERED_KEY, 'true');

export function hideLanguageSuggestion() {
  offered = null;
  for (const listener of listeners) listener();
}

export function subscribeToLanguageSuggestion(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
