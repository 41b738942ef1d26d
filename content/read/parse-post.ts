import { isAlias, isNode, isScalar, LineCounter, parseDocument, visit, type Document } from 'yaml';
import { createInvisibleCharacterRemedy } from '../fields/characters';
import { throwContentError, type Issue } from '../fields/content-error';
import { splitFrontMatter, splitMarkdownBlocks } from '../fields/markdown';

/**
 * What a post says: its front matter, between two lines `---`, and below it the blocks of its own article in Markdown.
 * @throws ContentError when the front matter is not valid YAML, with the line
 */
export function parsePost(file: string, text: string): object {
  const { front, body } = splitFrontMatter(text);
  if (front === undefined)
    return throwContentError(
      { file, line: 1 },
      'the front matter is missing.',
      'Begin the file with ---, title, date, category, brands and --- again, as the other posts do.',
    );
  const { document, getLine } = parseFrontMatter(front);
  const syntaxIssue = findFrontMatterIssue(document, front, getLine);
  if (syntaxIssue) {
    const { offset, problem, remedy } = syntaxIssue;
    return throwContentError({ file, line: getLine(offset) + 1 }, problem, remedy);
  }
  return { ...document.toJS(), article: splitMarkdownBlocks(body) };
}

function parseFrontMatter(front: string) {
  const lineCounter = new LineCounter();
  const document = parseDocument(front, { lineCounter });
  return { document, getLine: (offset: number) => lineCounter.linePos(offset).line };
}

/** The line of a field in the file of a post. */
export function findLineOfFrontMatterField(text: string, path: readonly PropertyKey[]): number | undefined {
  const { document, getLine } = parseFrontMatter(splitFrontMatter(text).front ?? '');
  const node = path.length > 0 ? document.getIn(path, true) : undefined;
  // below the first ---
  return isNode(node) && node.range ? getLine(node.range[0]) + 1 : undefined;
}

interface FrontMatterIssue extends Issue {
  readonly offset: number;
}

/** Finds a syntax error of YAML, or a comment, an anchor or an alias that was meant as text. */
function findFrontMatterIssue(
  document: Document,
  front: string,
  getLine: (offset: number) => number,
): FrontMatterIssue | undefined {
  const [yamlError] = [...document.errors, ...document.warnings];
  if (yamlError) {
    const [offset] = yamlError.pos;
    const [problem = ''] = yamlError.message.split(/ at line|\n/);
    return yamlError.code === 'DUPLICATE_KEY'
      ? {
          offset,
          problem: `the field "${/^\w*/.exec(front.slice(offset))}" is there twice.`,
          remedy: 'Take one of them out.',
        }
      : {
          offset,
          problem: `the front matter cannot be read: ${problem}.`,
          remedy:
            createInvisibleCharacterRemedy(front.split('\n')[getLine(offset) - 1]) ??
            'Put a text with a colon between quotes, and indent as the other posts do.',
        };
  }
  const issues: FrontMatterIssue[] = [];
  visit(document, {
    Node(_, node) {
      const [offset, end] = node.range ?? [0, 0];
      const [comment] =
        isScalar(node) && node.type === 'PLAIN' ? (/^[ \t]+#.*/.exec(front.slice(end)) ?? []) : [];
      if (comment)
        issues.push({
          offset,
          problem: `the text ends before "${comment.trim()}", which YAML takes for a remark.`,
          remedy: 'Put the whole text between quotes, or the remark on a line of its own.',
        });
      if (isAlias(node) || node.anchor)
        issues.push({
          offset,
          problem: `"${isAlias(node) ? '*' : '&'}" at the beginning of a text has a meaning in YAML.`,
          remedy: 'Put the text between quotes.',
        });
    },
  });
  return issues[0];
}
