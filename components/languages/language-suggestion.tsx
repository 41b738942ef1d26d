'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useSyncExternalStore } from 'react';
import type { LocalizedHomeLinks } from '@/content/i18n/localized-home-links';
import { getLocalizedPath, normalizePathname } from '@/lib/site-path';
import { IconButton } from '../ui/icon-button/icon-button';
import styles from './language-suggestion.module.css';
import {
  hideLanguageSuggestion,
  getLanguageToSuggest,
  markLanguageSuggestionAsShown,
  subscribeToLanguageSuggestion,
} from './language-suggestion-state';

type LanguageSuggestionProps = Pick<LocalizedHomeLinks, 'href' | 'homes'> & {
  readonly current: string;
  readonly label: string;
  readonly closeLabel: string;
};

/** Offers this page in the language that the visitor prefers: one line, once, without a redirect. */
export function LanguageSuggestion({
  href: home,
  homes,
  current,
  label,
  closeLabel,
}: LanguageSuggestionProps) {
  const path = normalizePathname(usePathname());
  const code = useSyncExternalStore(
    subscribeToLanguageSuggestion,
    () => getLanguageToSuggest(homes, current),
    () => null,
  );
  useEffect(() => {
    if (!code) return;
    // an offer in a background tab may never be seen
    const remember = () => document.visibilityState === 'visible' && markLanguageSuggestionAsShown();
    remember();
    document.addEventListener('visibilitychange', remember);
    return () => document.removeEventListener('visibilitychange', remember);
  }, [code]);
  const suggestedHome = homes.find((candidate) => candidate.code === code);
  if (!suggestedHome) return null;
  return (
    <aside className={styles.offer} aria-label={label}>
      <a
        href={getLocalizedPath(path, home, suggestedHome.href)}
        hrefLang={suggestedHome.code}
        lang={suggestedHome.code}
        translate="no"
        data-language={suggestedHome.code}
      >
        {suggestedHome.suggestionText}
      </a>
      <IconButton
        icon="close"
        iconSize={18}
        aria-label={closeLabel}
        className="iconButton"
        onClick={hideLanguageSuggestion}
      />
    </aside>
  );
}
