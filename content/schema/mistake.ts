import { readFileSync } from 'node:fs';
import { findNodeAtLocation, parseTree } from 'jsonc-parser';

/** Where something is written: a file of content, and a field in it. */
export interface Place {
  readonly file: string;
  readonly path?: readonly PropertyKey[];
  /** Where the field alone does not show it. */
  readonly line?: number;
}

export interface Mistake extends Place {
  /** What is there. */
  readonly problem: string;
  /** What belongs there. */
  readonly remedy: string;
}

/** Stops the build with two lines for each mistake: where and what is wrong, and what to write instead. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly mistakes: readonly Mistake[];

  constructor(mistakes: readonly Mistake[]) {
    super(mistakes.map(describe).join('\n'));
    this.mistakes = mistakes;
  }
}

/** @throws always, with the place, what is wrong there and what to write instead */
export function fail(place: Place, problem: string, remedy: string): never {
  throw new ContentError([{ ...place, problem, remedy }]);
}

/** @throws when no entry has the id, with the ids that there are */
export function findEntry<Entry extends { readonly id: string }>(
  place: Place,
  kind: string,
  id: string,
  entries: readonly Entry[],
): Entry {
  const remedy = `Write one of ${entries.map((entry) => entry.id).join(', ')}.`;
  return entries.find((entry) => entry.id === id) ?? fail(place, `there is no ${kind} "${id}".`, remedy);
}

/** Every value of a list must be unique. */
export function rejectDuplicates(
  { file, path = [] }: Place,
  values: readonly (string | number)[],
  remedy: string,
): void {
  const second = values.findIndex((value, index) => values.indexOf(value) !== index);
  if (second < 0) return;
  fail({ file, path: [...path, second] }, `${JSON.stringify(values[second])} is there twice.`, remedy);
}

export const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

const describe = ({ problem, remedy, ...place }: Mistake) =>
  `${describePlace(place)}: ${problem}\n  ${remedy}`;

/** "content/joya-boutique/rooms.json, line 12, list.0.price" */
export function describePlace({ file, path = [], line = lineOf(file, path) }: Place): string {
  return [file, line && `line ${line}`, path.join('.')].filter(Boolean).join(', ');
}

/** The line of a field of a JSON file, or of the group that lacks it. */
function lineOf(file: string, path: readonly PropertyKey[]): number | undefined {
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
    if (node) return lineAt(text, node.offset);
  }
  return undefined;
}
