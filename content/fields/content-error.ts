import { readFileSync } from 'node:fs';
import { findNodeAtLocation, parseTree } from 'jsonc-parser';

/** Where something is written: a file of content, and a field in it. */
export interface SourceLocation {
  readonly file: string;
  readonly path?: readonly PropertyKey[];
  /** Set where the field alone does not say which line is meant. */
  readonly line?: number;
}

export interface ContentIssue extends SourceLocation {
  /** What is wrong. */
  readonly problem: string;
  /** What to write instead. */
  readonly remedy: string;
}

/** Stops the build with two lines for each mistake: where and what is wrong, and what to write instead. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly issues: readonly ContentIssue[];

  constructor(issues: readonly ContentIssue[]) {
    super(issues.map(formatIssue).join('\n'));
    this.issues = issues;
  }
}

/** @throws always, with the place, what is wrong there and what to write instead */
export function throwContentError(place: SourceLocation, problem: string, remedy: string): never {
  throw new ContentError([{ ...place, problem, remedy }]);
}

export const lineNumberAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

const formatIssue = ({ problem, remedy, ...place }: ContentIssue) =>
  `${formatSourceLocation(place)}: ${problem}\n  ${remedy}`;

/** "content/joya-boutique/rooms.json, line 12, list.0.price" */
export function formatSourceLocation({
  file,
  path = [],
  line = lineOfField(file, path),
}: SourceLocation): string {
  return [file, line && `line ${line}`, path.join('.')].filter(Boolean).join(', ');
}

/** The line of a field of a JSON file, or of the group that lacks it. */
function lineOfField(file: string, path: readonly PropertyKey[]): number | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return undefined; // content that a test made up
  }
  const tree = parseTree(text);
  const steps = path.filter((step) => typeof step !== 'symbol');
  for (let end = steps.length; tree && end > 0; end--) {
    const node = findNodeAtLocation(tree, steps.slice(0, end));
    if (node) return lineNumberAt(text, node.offset);
  }
  return undefined;
}

/** The line of a file where the first of these texts is that it has. */
export function lineOfFirstMatch(file: string, texts: readonly string[]): number | undefined {
  let source: string;
  try {
    source = readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
  } catch {
    return undefined; // content that a test made up
  }
  const found = texts.find((text) => source.includes(text));
  return found === undefined ? undefined : lineNumberAt(source, source.indexOf(found));
}
