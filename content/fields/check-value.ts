import type { z } from 'zod';
import type { ContentIssue } from './content-error';
import { SLUG } from './field-types';

/** Returns the value if the schema accepts it. Otherwise adds what is wrong to `issues` and returns undefined. */
export function checkValue<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  value: unknown,
  issues: ContentIssue[],
): z.infer<Schema> | undefined {
  const { success, error, data } = schema.safeParse(value);
  if (success) return data;
  for (const issue of error.issues) {
    const [problem = '', remedy = ''] = issue.message.split('\n');
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
    issues.push({ file, path: [...issue.path, ...unknown], problem, remedy });
  }
  return undefined;
}

/** Checks the name of a file or folder that becomes part of an address on the site. */
export function checkSlug(file: string, name: string, example: string, issues: ContentIssue[]): void {
  if (SLUG.test(name)) return;
  const what = /\.\w+$/.test(file) ? 'file' : 'folder';
  const remedy = `Use small letters, digits and single hyphens, like "${example}".`;
  issues.push({ file, problem: `the name of the ${what} cannot be part of an address.`, remedy });
}
