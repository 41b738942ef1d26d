import type { z } from 'zod';
import type { ContentIssue } from './content-error';
import { parseZodMessage } from './zod-message';

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
