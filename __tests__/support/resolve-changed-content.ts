import { checkContent } from '@/content/check';
import { ContentError } from '@/content/fields/content-error';
import type { TranslationCatalog } from '@/content/i18n/catalog';
import { listContentFiles } from '@/content/model/files/content-files';
import type { ContentInput } from '@/content/model/files/content-input';
import { readBuildInputs } from '@/content/read/read-build-inputs';
import { withLineNumbers } from '@/content/read/source-lines';
import { resolveSite } from '@/content/resolve/resolve-site';
import { translateContent } from '@/content/translate';
import { content } from './site';

/** What is read is never changed; a copy may be. */
export type Writable<Value> = { -readonly [Key in keyof Value]: Value[Key] };

const inputs = readBuildInputs();

/** The site of changed content, which is checked as files are when they are read. */
export const resolveChecked = (changed: ContentInput, catalog?: TranslationCatalog, today = inputs.today) =>
  withLineNumbers(() => {
    const { content: checked, issues } = checkContent(listContentFiles(changed));
    if (!checked) throw new ContentError(issues);
    return resolveSite(translateContent(checked, catalog), { ...readBuildInputs(), today });
  });

/** The site after a change to a copy of all that is written. */
export function resolveSiteWithChange(change: (all: Writable<ContentInput>) => unknown) {
  const all: Writable<ContentInput> = structuredClone(content);
  change(all);
  return resolveChecked(all);
}
