/** What is wrong with a translation, and what to do. */
export type TranslationIssue = readonly [problem: string, remedy: string];

/** Names of `{figures:words}` in a text. */
const placeholdersOf = (text: string) =>
  [...text.matchAll(/\{(\w+)(?::\w+)?\}/g)].map(([, name = '']) => name);

/** @returns what a translation has lost or invented */
export function checkTranslation(english: string, translation: string): TranslationIssue | undefined {
  if (translation !== '' && !/[^\s\p{C}]/u.test(translation))
    return ['the translation is only a space', 'Write it, or leave it empty: guests then read the English.'];
  const [before, after] = [placeholdersOf(english), placeholdersOf(translation)];
  const remedy = 'A translation has the same placeholders as the English.';
  const lost = before.find((one) => !after.includes(one));
  if (lost) return [`the placeholder {${lost}} is lost`, remedy];
  const invented = after.find((one) => !before.includes(one));
  return invented ? [`the placeholder {${invented}} is not in the English`, remedy] : undefined;
}
