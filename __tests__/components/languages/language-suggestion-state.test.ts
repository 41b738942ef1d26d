import type * as SuggestionState from '@/components/languages/language-suggestion-state';
import { LOCAL_STORAGE_KEYS } from '@/lib/storage-keys';
import { unbranded } from '../../support/site';

const { homes, language } = unbranded;
const otherLanguage = homes.find(({ code }) => code !== language.code)!.code;

const getStorage = (entries: Readonly<Record<string, string>>) => () => {
  localStorage.clear();
  for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
};

function blockStorage() {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
}

test.each([
  ['the language of the browser', getStorage({}), otherLanguage],
  [
    'nothing where a language was offered before',
    getStorage({ [LOCAL_STORAGE_KEYS.languageOffered]: 'true' }),
    null,
  ],
  [
    'nothing where the language of the page was chosen',
    getStorage({ [LOCAL_STORAGE_KEYS.language]: language.code }),
    null,
  ],
  ['nothing where storage is blocked', blockStorage, null],
])('offers %s', (_, prepare, expected) => {
  Object.defineProperty(navigator, 'languages', { configurable: true, value: [`${otherLanguage}-XX`] });
  prepare();
  // the module decides once for each document
  jest.isolateModules(() => {
    const state = jest.requireActual<typeof SuggestionState>(
      '@/components/languages/language-suggestion-state',
    );
    expect(state.getLanguageToSuggest(homes, language.code)).toBe(expected);
  });
});
