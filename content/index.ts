import { checkContent } from './check';
import { ContentError, throwContentError } from './fields/content-error';
import { extractMessages } from './i18n/extract-messages';
import { languages, sourceLanguage } from './i18n/languages';
import { readCatalog } from './i18n/read-catalog';
import type { Brand } from './model';
import type { ContentInput } from './model/files/content-input';
import { readBuildInputs } from './read/read-build-inputs';
import { readContentFiles } from './read/read-content-files';
import { withLineNumbers } from './read/source-lines';
import { resolveSite, type ResolvedSite } from './resolve/resolve-site';
import { translateContent } from './translate';

let checkedContent: ContentInput | undefined;
const sites = new Map<string, ResolvedSite>();

/**
 * The content of all files, checked, before it is translated and resolved. The first call reads the files.
 * @throws ContentError with the mistakes of all files
 */
export const getContent = (): ContentInput => (checkedContent ??= readContent());

/**
 * The same, read anew.
 * @throws ContentError with the mistakes of all files
 */
export const readContent = (): ContentInput => withLineNumbers(readAndCheckContent);

function readAndCheckContent(): ContentInput {
  const { files, issues } = readContentFiles();
  const { content, issues: checkIssues } = checkContent(files);
  if (!content || issues.length > 0) throw new ContentError([...issues, ...checkIssues]);
  return content;
}

/**
 * The site in a language, by default that of content. The first call for a language resolves it.
 * @throws when there is no such language, when files do not fit together, or when a .po file loses placeholders
 */
export function getSite(code = sourceLanguage.code): ResolvedSite {
  const site = sites.get(code) ?? withLineNumbers(() => resolveSiteInLanguage(code));
  sites.set(code, site);
  return site;
}

function resolveSiteInLanguage(code: string): ResolvedSite {
  const language = languages.find((candidate) => candidate.code === code);
  if (!language)
    return throwContentError(
      { file: 'content/i18n/languages.ts' },
      `there is no language "${code}".`,
      `Add it, or use one of ${languages.map((candidate) => candidate.code).join(', ')}.`,
    );
  const content = getContent();
  const catalog = language === sourceLanguage ? undefined : readCatalog(language, extractMessages(content));
  return resolveSite(translateContent(content, catalog), readBuildInputs());
}

/** @throws when there is no such brand */
export const getBrand = (id: string, code?: string): Brand => getSite(code).getBrand(id);
