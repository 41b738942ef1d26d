import type { ContentIssue } from './content-error';
import { SLUG } from './field-types';

/** The issue of a file or folder name that cannot be part of an address on the site. */
export function findSlugIssue(file: string, name: string, example: string): ContentIssue | undefined {
  if (SLUG.test(name)) return undefined;
  const entryKind = /\.\w+$/.test(file) ? 'file' : 'folder';
  return {
    file,
    problem: `the name of the ${entryKind} cannot be part of an address.`,
    remedy: `Use small letters, digits and single hyphens, like "${example}".`,
  };
}
