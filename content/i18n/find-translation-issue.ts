import type { Issue } from '../fields/content-error';
import { findControlCharacterIssue } from '../fields/control-characters';
import { VISIBLE_CHARACTER } from '../fields/invisible-characters';
import {
  findBraceIssue,
  findPlaceholderFormatIssue,
  findPlaceholderNames,
} from '../fields/placeholder-syntax';

/** The issue of a translation, such as a placeholder that it has lost or invented. */
export function findTranslationIssue(english: string, translation: string): Issue | undefined {
  if (translation !== '' && !VISIBLE_CHARACTER.test(translation))
    return {
      problem: 'the translation is only a space.',
      remedy: 'Write it, or leave it empty: guests then read the English.',
    };
  const [before, after] = [findPlaceholderNames(english), findPlaceholderNames(translation)];
  const remedy = 'A translation has the same placeholders as the English.';
  const lost = before.find((name) => !after.includes(name));
  if (lost) return { problem: `the placeholder {${lost}} is lost.`, remedy };
  const invented = after.find((name) => !before.includes(name));
  if (invented) return { problem: `the placeholder {${invented}} is not in the English.`, remedy };
  return (
    findPlaceholderFormatIssue(translation) ??
    findBraceIssue(translation) ??
    findControlCharacterIssue(translation)
  );
}
