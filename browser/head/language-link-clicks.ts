import { LOCAL_KEYS } from '@/lib/storage-keys';
import { closest } from './closest';

/**
 * A link marked `data-language` leads to the same stay, post and place on the page, and the choice is remembered
 * (components/languages/language-suggestion-state.ts).
 */
export function handleLanguageLinkClicks(): void {
  document.addEventListener('click', ({ target }) => {
    const link = closest<HTMLAnchorElement>(target, '[data-language]');
    const language = link?.dataset.language;
    if (!link || language === undefined) return;
    const stay = document.querySelector<HTMLFormElement>('form[data-stay]');
    link.search = stay ? stayQuery(stay) : location.search;
    link.hash = location.hash;
    try {
      localStorage.setItem(LOCAL_KEYS.language, language);
      localStorage.removeItem(LOCAL_KEYS.languageOffered);
    } catch {}
  });
}

const stayQuery = (form: HTMLFormElement): string =>
  // the form has no files, so all its values are strings
  new URLSearchParams(new FormData(form) as unknown as Record<string, string>).toString();
