import { VISIBLE_CHARACTER } from '../fields/characters';
import type { Issue } from '../fields/content-error';
import { createTooLongIssue } from '../fields/error-messages';
import {
  findBraceIssue,
  findPlaceholderFormatIssue,
  findPlaceholderNames,
  findRuntimeFormatIssue,
  removeBuildTimePlaceholders,
} from '../fields/placeholder-syntax';
import { findTextIssue } from '../fields/text-patterns';
import type { Message } from './extract-messages';

/**
 * The issue of a translation, such as a placeholder that it has lost or invented. Values that are too long, or that a
 * format does not suit, are found where they are filled in.
 */
export function findTranslationIssue(
  {
    msgid,
    isMarkdown,
    maxLength,
    runtimePlaceholders = [],
  }: Pick<Message, 'msgid' | 'isMarkdown' | 'maxLength' | 'runtimePlaceholders'>,
  translation: string,
): Issue | undefined {
  if (translation !== '' && !VISIBLE_CHARACTER.test(translation))
    return {
      problem: 'the translation is only a space.',
      remedy: 'Write it, or leave it empty: guests then read the English.',
    };
  const [before, after] = [findPlaceholderNames(msgid), findPlaceholderNames(translation)];
  const remedy = 'A translation has the same placeholders as the English.';
  const lost = before.find((name) => !after.includes(name));
  if (lost) return { problem: `the placeholder {${lost}} is lost.`, remedy };
  const invented = after.find((name) => !before.includes(name));
  if (invented) return { problem: `the placeholder {${invented}} is not in the English.`, remedy };
  const textIssue = findTextIssue(translation, isMarkdown ? 'file' : 'plainText');
  // texts that are filled in by formatters have formats in English as well
  const withoutFormat = runtimePlaceholders.filter((name) => !msgid.includes(`{${name}:`));
  return (
    findPlaceholderFormatIssue(translation) ??
    findRuntimeFormatIssue(translation, withoutFormat) ??
    findBraceIssue(translation) ??
    (textIssue && { problem: textIssue.problem, remedy: textIssue.remedy }) ??
    findLengthIssue(removeBuildTimePlaceholders(translation, runtimePlaceholders), maxLength)
  );
}

const findLengthIssue = (text: string, maxLength: number | undefined) =>
  maxLength !== undefined && text.length > maxLength ? createTooLongIssue(text, maxLength) : undefined;
