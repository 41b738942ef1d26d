import { LOCAL_STORAGE_KEYS, SESSION_STORAGE_KEYS } from '@/lib/storage-keys';
import { closest, onClick } from '../closest';
import { writeToStorage } from '../storage';

/** Handles the button of page-notices.tsx and of the offline page. */
export function reloadOnClick(): void {
  onClick('[data-reload]', () => location.reload());
}

/**
 * Stores the enquiry of a link marked `data-enquiry`, with which the contact form is prefilled. Where storage is
 * blocked, the form is empty.
 */
export function storeEnquiryOnClick(): void {
  onClick('[data-enquiry]', ({ dataset: { enquiry = '' } }) =>
    writeToStorage(SESSION_STORAGE_KEYS.enquiry, enquiry, 'sessionStorage'),
  );
}

/**
 * Makes links marked `data-language` keep the stay, the post and the position on the page. Stores the language as the
 * visitor's choice, which components/languages/language-suggestion.tsx reads.
 */
export function handleLanguageLinkClicks(): void {
  onClick<HTMLAnchorElement>('[data-language]', (link) => {
    const stay = document.querySelector<HTMLFormElement>('form[data-stay]');
    link.search = stay ? getStayQuery(stay) : location.search;
    link.hash = location.hash;
    if (writeToStorage(LOCAL_STORAGE_KEYS.language, link.dataset.language ?? ''))
      writeToStorage(LOCAL_STORAGE_KEYS.languageOffered, null);
  });
}

/** The query of the address, which may have the chosen room, with the fields of the form. */
function getStayQuery(form: HTMLFormElement): string {
  const query = new URLSearchParams(location.search);
  for (const [name, value] of new FormData(form)) query.set(name, String(value));
  return query.toString();
}

/**
 * Removes the initial highlight of a card when a mouse enters any card (LND-07, LND-08). Touch and keyboard do not
 * remove it (LND-10).
 */
export function clearInitialCardHighlightOnHover(): void {
  document.addEventListener('pointerover', ({ pointerType, target }) => {
    if (pointerType === 'touch' || !closest(target, '[data-highlighted]')) return;
    const card = document.querySelector<HTMLElement>('[data-highlighted=true]');
    if (card) card.dataset.highlighted = 'false';
  });
}
