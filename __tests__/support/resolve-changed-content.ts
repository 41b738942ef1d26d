import { content } from '@/content';
import { ContentError } from '@/content/fields/content-error';
import { parseValue } from '@/content/fields/parse-value';
import { listContentFiles } from '@/content/model/files/content-files';
import type { ContentInput } from '@/content/model/files/content-input';
import { resolveSiteAtBuildTime } from '@/content/resolve-site-at-build-time';
import { addLineNumber } from '@/content/source-lines';

/** What is read is never changed; a copy may be. */
export type Writable<Value> = { -readonly [Key in keyof Value]: Value[Key] };

/** The site of changed content, which is checked as files are when they are read. */
export function resolveChecked(
  changed: ContentInput,
  ...options: [catalog?: Parameters<typeof resolveSiteAtBuildTime>[1], today?: string]
) {
  const issues = listContentFiles(changed).flatMap(
    ({ file, schema, value }) => parseValue(file, schema, value).issues,
  );
  if (issues.length > 0) throw new ContentError(issues.map(addLineNumber));
  return resolveSiteAtBuildTime(changed, ...options);
}

/** The site after a change to a copy of all that is written. */
export function resolveSiteWithChange(change: (all: Writable<ContentInput>) => unknown) {
  const all: Writable<ContentInput> = structuredClone(content);
  change(all);
  return resolveChecked(all);
}
