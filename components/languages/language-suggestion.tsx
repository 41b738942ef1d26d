'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { LanguageHomeLink, LocalizedHomeLinks } from '@/content/i18n/localized-home-links';
import { getLocalizedPath, normalizePathname } from '@/lib/site-path';
import { LOCAL_STORAGE_KEYS } from '@/lib/storage-keys';
import { IconButton } from '../ui/icon-button/icon-button';
import { localStorageWithMemoryFallback as storage } from '../utils/storage-with-memory-fallback';
import styles from './language-suggestion.module.css';

/** The links of the language menu write these too (browser/head/links-and-buttons.ts). */
const { language: CHOICE_KEY, languageOffered: SUGGESTED_KEY } = LOCAL_STORAGE_KEYS;

type LanguageSuggestionProps = Pick<LocalizedHomeLinks, 'href' | 'homes'> & {
  readonly current: string;
  readonly label: string;
  readonly closeLabel: string;
};

/**
 * Offers this page in the language that the visitor prefers: one line, once, without a redirect. The layout keeps it
 * while the visitor goes from page to page.
 */
export function LanguageSuggestion(props: LanguageSuggestionProps) {
  const { href: home, homes, current, label, closeLabel } = props;
  const path = normalizePathname(usePathname());
  const [isClosed, setIsClosed] = useState(false);
  const isHydrated = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  // memoised, because it is not suggested twice: once it is shown, the next call would find none
  const suggested = useMemo(
    () => (isHydrated ? findLanguageToSuggest(homes, current) : undefined),
    [isHydrated, homes, current],
  );

  useEffect(() => {
    if (!suggested) return;
    // a suggestion in a background tab may never be seen
    const remember = () => document.visibilityState === 'visible' && storage.set(SUGGESTED_KEY, 'true');
    remember();
    document.addEventListener('visibilitychange', remember);
    return () => document.removeEventListener('visibilitychange', remember);
  }, [suggested]);

  if (!suggested || isClosed) return null;
  const { code, href, suggestionText } = suggested;
  return (
    <aside className={styles.suggestion} aria-label={label}>
      <a
        href={getLocalizedPath(path, home, href)}
        hrefLang={code}
        lang={code}
        translate="no"
        data-language={code}
      >
        {suggestionText}
      </a>
      <IconButton
        icon="close"
        iconSize={18}
        aria-label={closeLabel}
        className="iconButton"
        onClick={() => setIsClosed(true)}
      />
    </aside>
  );
}

/**
 * The language that the visitor prefers, chosen before or set in the browser, if it is not that of the page and none was
 * suggested before. Without storage there is none, because the suggestion would come back on every page.
 */
function findLanguageToSuggest(homes: readonly LanguageHomeLink[], current: string) {
  if (!storage.isAvailable() || storage.get(SUGGESTED_KEY)) return undefined;
  const chosen = storage.get(CHOICE_KEY);
  const preferred = chosen ? [chosen] : navigator.languages.map((tag) => tag.split('-')[0]);
  const code = preferred.find((each) => homes.some((home) => home.code === each));
  return code === current ? undefined : homes.find((home) => home.code === code);
}
