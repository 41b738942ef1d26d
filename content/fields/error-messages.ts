/** Error messages for invalid values: what is wrong, and what to write instead. */
import type { z } from 'zod';
import { createInvisibleCharacterRemedy, showInvisibleCharacters } from './characters';
import type { ContentIssue, Issue } from './content-error';

/** Zod has one text for an issue: its problem and its remedy, a line each. */
export const toZodMessage = ({ problem, remedy }: Issue): string => `${problem}\n${remedy}`;

export function parseZodMessage(message: string): Issue {
  const [problem = '', remedy = ''] = message.split('\n');
  return { problem, remedy };
}

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

/** Parses a value, or returns its issues with their places. */
export function parseValue<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  value: unknown,
): { readonly data?: z.infer<Schema>; readonly issues: readonly ContentIssue[] } {
  const { error, data } = schema.safeParse(value);
  const issues = (error?.issues ?? []).map((issue): ContentIssue => {
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
    return { file, path: [...issue.path, ...unknown], ...parseZodMessage(issue.message) };
  });
  return { data, issues };
}
