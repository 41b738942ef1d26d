import { checkValue } from '@/content/fields/check-value';
import { ContentError, type ContentIssue } from '@/content/fields/content-error';
import type { ContentInput } from '@/content/model';
import { contentFiles } from '@/content/model/content-files';
import { resolveSite } from '@/content/resolve-site';

/** The site of changed content, which is checked as files are when they are read. */
export function resolveChecked(
  content: ContentInput,
  ...options: [catalog?: Parameters<typeof resolveSite>[1], today?: string]
) {
  const issues: ContentIssue[] = [];
  for (const { file, schema, value } of contentFiles(content)) checkValue(file, schema, value, issues);
  if (issues.length > 0) throw new ContentError(issues);
  return resolveSite(content, ...options);
}
