/** Error messages for invalid values: what is wrong, and what to write instead. */
import type { Issue } from './content-error';
import { createInvisibleCharacterRemedy, showInvisibleCharacters } from './invisible-characters';
import { toZodMessage } from './zod-message';

/** Quotes a value for an error message. */
export function quoteValue(value: unknown): string {
  const text = showInvisibleCharacters(JSON.stringify(value));
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

/**
 * Error parameters of a Zod schema, for a value that is missing or not what is expected.
 * @param expectation completes "… is not": "a date"
 */
export const createInvalidValueErrorParams = (expectation: string, remedy: string) => ({
  error: ({ input }: { readonly input?: unknown }) =>
    toZodMessage(
      input === undefined
        ? { problem: 'the field is missing.', remedy }
        : {
            problem: `${quoteValue(input)} is not ${expectation}.`,
            remedy: createInvisibleCharacterRemedy(input) ?? remedy,
          },
    ),
});

/** An issue of a custom check, in the format of Zod. */
export const createZodCustomIssue = (input: unknown, issue: Issue, path: readonly PropertyKey[] = []) => ({
  code: 'custom' as const,
  input,
  path: [...path],
  message: toZodMessage(issue),
});

/** The issue of a text that is too long for its place. */
export const createTooLongIssue = (text: string, max: number): Issue => ({
  problem: `the text has ${text.length} characters.`,
  remedy: `Keep to ${max}, so that there is room for it.`,
});
