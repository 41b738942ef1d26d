import { LOCAL_STORAGE_KEYS } from '@/lib/storage-keys';
import { closest } from '../closest';
import { writeToStorage } from '../storage';

/**
 * Makes links marked `data-language` keep the stay, the post and the position on the page. Stores the language as the
 * visitor's choice, which components/languages/language-suggestion-state.ts reads.
 */
export function handleLanguageLinkClicks(): void {
  document.addEventListener('click', ({ target }) => {
    const link = closest<HTMLAnchorElement>(target, '[data-language]');
    const language = link?.dataset.language;
    if (!link || language === undefined) return;
    const stay = document.querySelector<HTMLFormElement>('form[data-stay]');
    link.search = stay ? getStayQuery(stay) : location.search;
    link.hash = location.hash;
    if (writeToStorage(LOCAL_STORAGE_KEYS.language, language))
      writeToStorage(LOCAL_STORAGE_KEYS.languageOffered, null);
  });
}

/** The query of the address, which may have the chosen room, with the fields of the form. */
function getStayQuery(form: HTMLFormElement): string {
  const query = new URLSearchParams(location.search);
  for (const [name, value] of new FormData(form)) query.set(name, String(value));
  return query.toString();
}
