import { controlCharacterIssue } from '../fields/control-characters';
import { VISIBLE_CHARACTER } from '../fields/invisible-characters';
import { placeholderNames, strayBrace, unknownFormat, type TextIssue } from '../fields/placeholder-syntax';

/** What is wrong with a translation, such as a placeholder that it has lost or invented. */
export function checkTranslation(english: string, translation: string): TextIssue | undefined {
  if (translation !== '' && !VISIBLE_CHARACTER.test(translation))
    return ['the translation is only a space.', 'Write it, or leave it empty: guests then read the English.'];
  const [before, after] = [placeholderNames(english), placeholderNames(translation)];
  const remedy = 'A translation has the same placeholders as the English.';
  const lost = before.find((one) => !after.includes(one));
  if (lost) return [`the placeholder {${lost}} is lost.`, remedy];
  const invented = after.find((one) => !before.includes(one));
  if (invented) return [`the placeholder {${invented}} is not in the English.`, remedy];
  return unknownFormat(translation) ?? strayBrace(translation) ?? controlCharacterIssue(translation);
}
