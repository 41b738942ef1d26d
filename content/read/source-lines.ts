import { readFileSync } from 'node:fs';
import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { getProjectFilePath } from '../../lib/get-project-file-path';
import { ContentError, getLineNumberAt, type SourceLocation } from '../fields/content-error';
import { findLineOfFrontMatterField } from './parse-post';

/** Calls a function, and adds the lines to the mistakes of content that it finds. */
export function withLineNumbers<Result>(find: () => Result): Result {
  try {
    return find();
  } catch (error) {
    throw error instanceof ContentError ? new ContentError(error.issues.map(addLineNumber)) : error;
  }
}

/** The same place with its line, if the file is there. */
export function addLineNumber<Location extends SourceLocation>(location: Location): Location {
  if (location.line !== undefined) return location;
  let text: string;
  try {
    text = readFileSync(getProjectFilePath(location.file), 'utf8').replaceAll(/\r\n?/g, '\n');
  } catch {
    return location; // content that a test made up
  }
  return { ...location, line: findLine(text, location) };
}

/** The line of a field, or of the last of some texts, each of which is looked for where the one before it is. */
export function findLine(text: string, { file, path = [], texts }: SourceLocation): number | undefined {
  if (texts) {
    let offset = -1;
    for (const part of texts.filter(Boolean))
      offset = Math.max(offset, text.indexOf(part, Math.max(offset, 0)));
    return offset < 0 ? undefined : getLineNumberAt(text, offset);
  }
  return file.endsWith('.md') ? findLineOfFrontMatterField(text, path) : findLineOfJsonField(text, path);
}

/** The line of a field of a JSON file, or of the group that lacks it. */
function findLineOfJsonField(text: string, path: readonly PropertyKey[]): number | undefined {
  const tree = parseTree(text);
  const steps = path.filter((step) => typeof step !== 'symbol');
  for (let end = steps.length; tree && end > 0; end--) {
    const node = findNodeAtLocation(tree, steps.slice(0, end));
    if (node) return getLineNumberAt(text, node.offset);
  }
  return undefined;
}
