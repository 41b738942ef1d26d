import { readFileSync } from 'node:fs';
import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { projectFilePath } from '../lib/project-file-path';
import { lineNumberAt, type SourceLocation } from './fields/content-error';

/** The same place with its line, if the file is there. */
export const withLine = <Location extends SourceLocation>(location: Location): Location => ({
  ...location,
  line: location.line ?? lineOf(location),
});

function lineOf({ file, path = [], texts }: SourceLocation): number | undefined {
  let source: string;
  try {
    source = readFileSync(projectFilePath(file), 'utf8').replaceAll('\r\n', '\n');
  } catch {
    return undefined; // content that a test made up
  }
  return texts ? lineOfFirstMatch(source, texts) : lineOfField(source, path);
}

/** The line of the first of these texts that is there. */
function lineOfFirstMatch(source: string, texts: readonly string[]): number | undefined {
  const firstMatch = texts.find((text) => source.includes(text));
  return firstMatch === undefined ? undefined : lineNumberAt(source, source.indexOf(firstMatch));
}

/** The line of a field of a JSON file, or of the group that lacks it. */
function lineOfField(source: string, path: readonly PropertyKey[]): number | undefined {
  const tree = parseTree(source);
  const steps = path.filter((step) => typeof step !== 'symbol');
  for (let end = steps.length; tree && end > 0; end--) {
    const node = findNodeAtLocation(tree, steps.slice(0, end));
    if (node) return lineNumberAt(source, node.offset);
  }
  return undefined;
}
