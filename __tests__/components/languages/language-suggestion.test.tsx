import { act, render, screen } from '@testing-library/react';
import { LOCAL_STORAGE_KEYS } from '@/lib/storage-keys';
import { importIsolated } from '../../support/import-isolated';
import { unbranded } from '../../support/site';

jest.mock('next/navigation', () => ({ usePathname: () => '/' }));

const { homes, href, labels, language } = unbranded;
const otherHome = homes.find(({ code }) => code !== language.code)!;

/** In a module of its own, because it decides once for each document. */
async function show(visibilityState: DocumentVisibilityState = 'visible') {
  Object.defineProperty(navigator, 'languages', { configurable: true, value: [`${otherHome.code}-XX`] });
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: visibilityState });
  const { LanguageSuggestion } = await importIsolated(
    () => import('@/components/languages/language-suggestion'),
  );
  render(
    <LanguageSuggestion
      href={href}
      homes={homes}
      current={language.code}
      label={labels.languages}
      closeLabel={labels.closeOffer}
    />,
  );
  return screen.queryByRole('link', { name: otherHome.suggestionText });
}

beforeEach(() => localStorage.clear());

test('the language of the browser is offered, which counts once its tab is visible', async () => {
  expect(await show('hidden')).toBeVisible();
  expect(localStorage.getItem(LOCAL_STORAGE_KEYS.languageOffered)).toBeNull();
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'visible' });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(localStorage.getItem(LOCAL_STORAGE_KEYS.languageOffered)).toBe('true');
});

test.each([
  ['a language was offered before', LOCAL_STORAGE_KEYS.languageOffered, 'true'],
  ['the language of the page was chosen', LOCAL_STORAGE_KEYS.language, language.code],
])('nothing is offered where %s', async (_, key, value) => {
  localStorage.setItem(key, value);
  expect(await show()).toBeNull();
});

test('nothing is offered where storage is blocked', async () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  expect(await show()).toBeNull();
});
