import { act, render, screen } from '@testing-library/react';
import { LanguageSuggestion } from '@/components/languages/language-suggestion';
import { LOCAL_STORAGE_KEYS } from '@/lib/storage-keys';
import { unbranded } from '../../support/site';

jest.mock('next/navigation', () => ({ usePathname: () => '/' }));

const { homes, labels, language } = unbranded;
const otherHome = homes.find(({ code }) => code !== language.code)!;

beforeEach(() => {
  Object.defineProperty(navigator, 'languages', { configurable: true, value: [`${otherHome.code}-XX`] });
});

function show(visibilityState: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: visibilityState });
  document.dispatchEvent(new Event('visibilitychange'));
}

const renderSuggestion = () =>
  render(
    <LanguageSuggestion
      href={unbranded.href}
      homes={homes}
      current={language.code}
      label={labels.languages}
      closeLabel={labels.closeSuggestion}
    />,
  );

test('the suggestion of another language counts as made once its tab is visible', () => {
  show('hidden');
  renderSuggestion();
  const suggestion = screen.getByRole('link', { name: otherHome.suggestionText });
  expect(localStorage.getItem(LOCAL_STORAGE_KEYS.languageOffered)).toBeNull();
  act(() => show('visible'));
  expect(localStorage.getItem(LOCAL_STORAGE_KEYS.languageOffered)).toBe('true');
  expect(suggestion).toBeVisible();
});

test.each([
  ['a language was suggested before', () => localStorage.setItem(LOCAL_STORAGE_KEYS.languageOffered, 'true')],
  [
    'the language of the page was chosen',
    () => localStorage.setItem(LOCAL_STORAGE_KEYS.language, language.code),
  ],
])('offers nothing where %s', (_, prepare) => {
  localStorage.clear();
  prepare();
  renderSuggestion();
  expect(screen.queryByRole('link')).toBeNull();
});
