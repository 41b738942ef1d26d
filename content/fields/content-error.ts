/** Where something is written: a file of content, and a field in it. */
export interface SourceLocation {
  readonly file: string;
  readonly path?: readonly PropertyKey[];
  readonly line?: number;
  /** Where no field says which line is meant: a text of the file, and what it is about within that text. */
  readonly texts?: readonly string[];
}

export interface Issue {
  /** What is wrong. */
  readonly problem: string;
  /** What to write instead. */
  readonly remedy: string;
}

export interface ContentIssue extends SourceLocation, Issue {}

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

export const getLineNumberAt = (text: string, offset: number) =>
  text.slice(0, offset).split(/\r\n?|\n/).length;

/** The two lines of an issue. */
export const formatIssue = ({ problem, remedy, ...place }: ContentIssue) =>
  `${formatSourceLocation(place)}: ${problem}\n  ${remedy}`;

/** "content/joya-boutique/rooms.json, line 12, list.0.price" */
export const formatSourceLocation = ({ file, path = [], line }: SourceLocation): string =>
  [file, line && `line ${line}`, path.join('.')].filter(Boolean).join(', ');
