import { act, render, screen } from '@testing-library/react';
import { LanguageSuggestion } from '@/components/languages/language-suggestion';
import { LOCAL_STORAGE_KEYS } from '@/lib/storage-keys';
import { unbranded } from '../../support/site';

jest.mock('next/navigation', () => ({ usePathname: () => '/' }));

const { homes, labels } = unbranded;
const otherHome = homes.find(({ code }) => code !== unbranded.language.code)!;

function show(visibilityState: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: visibilityState });
  document.dispatchEvent(new Event('visibilitychange'));
}

test('the offer of another language counts as made once its tab is visible', () => {
  Object.defineProperty(navigator, 'languages', { configurable: true, value: [otherHome.code] });
  show('hidden');
  render(
    <LanguageSuggestion
      href={unbranded.href}
      homes={homes}
      current={unbranded.language.code}
      label={labels.languages}
      closeLabel={labels.closeOffer}
    />,
  );
  const offer = screen.getByRole('link', { name: otherHome.suggestionText });
  expect(localStorage.getItem(LOCAL_STORAGE_KEYS.languageOffered)).toBeNull();
  act(() => show('visible'));
  expect(localStorage.getItem(LOCAL_STORAGE_KEYS.languageOffered)).toBe('true');
  expect(offer).toBeVisible();
});
