import { readFileSync } from 'node:fs';
import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { getProjectFilePath } from '../lib/get-project-file-path';
import { getLineNumberAt, type SourceLocation } from './fields/content-error';

/** The same place with its line, if the file is there. */
export const addLineNumber = <Location extends SourceLocation>(location: Location): Location => ({
  ...location,
  line: location.line ?? findLine(location),
});

function findLine({ file, path = [], texts }: SourceLocation): number | undefined {
  let source: string;
  try {
    source = readFileSync(getProjectFilePath(file), 'utf8').replaceAll(/\r\n?/g, '\n');
  } catch {
    return undefined; // content that a test made up
  }
  return texts ? findLineOfFirstMatch(source, texts) : findLineOfField(source, path);
}

/** The line of the first of these texts that is there. */
function findLineOfFirstMatch(source: string, texts: readonly string[]): number | undefined {
  const firstMatch = texts.find((text) => source.includes(text));
  return firstMatch === undefined ? undefined : getLineNumberAt(source, source.indexOf(firstMatch));
}

/** The line of a field of a JSON file, or of the group that lacks it. */
function findLineOfField(source: string, path: readonly PropertyKey[]): number | undefined {
  const tree = parseTree(source);
  const steps = path.filter((step) => typeof step !== 'symbol');
  for (let end = steps.length; tree && end > 0; end--) {
    const node = findNodeAtLocation(tree, steps.slice(0, end));
    if (node) return getLineNumberAt(source, node.offset);
  }
  return undefined;
}
