import { isAlias, isNode, isScalar, LineCounter, parseDocument, visit, type Document } from 'yaml';
import type { ContentIssue, Issue } from './fields/content-error';
import { findSlugIssue } from './fields/find-slug-issue';
import { splitFrontMatter } from './fields/front-matter';
import { createInvisibleCharacterRemedy } from './fields/invisible-characters';
import { splitMarkdownBlocks } from './fields/markdown-blocks';
import { parseValue } from './fields/parse-value';
import { postFrontMatterSchema, type PostInput } from './model/post';

interface ParsedPost {
  /** Undefined if the front matter is not valid. */
  readonly data?: PostInput;
  readonly issues: readonly ContentIssue[];
}

/** Parses a post: front matter between two lines `---`, and below it the post's own article in Markdown. */
export function parsePost(file: string, text: string): ParsedPost {
  const { front, body } = splitFrontMatter(text);
  if (front === undefined) {
    const remedy =
      'Begin the file with ---, title, date, category, brands and --- again, as the other posts do.';
    return { issues: [{ file, line: 1, problem: 'the front matter is missing.', remedy }] };
  }
  const lineCounter = new LineCounter();
  const document = parseDocument(front, { lineCounter });
  const getLineInFile = (offset: number) => lineCounter.linePos(offset).line + 1; // plus the line of the first ---
  const syntaxIssue = findFrontMatterIssue(document, front, lineCounter);
  if (syntaxIssue) {
    const { offset, ...issue } = syntaxIssue;
    return { issues: [{ file, line: getLineInFile(offset), ...issue }] };
  }
  const { data, issues: schemaIssues } = parseValue(file, postFrontMatterSchema, document.toJS() ?? {});
  const issues = schemaIssues.map((issue): ContentIssue => {
    const node = document.getIn(issue.path ?? [], true);
    return { ...issue, line: isNode(node) && node.range ? getLineInFile(node.range[0]) : undefined };
  });
  const slug = file.replace(/^.*\/|\.md$/g, '');
  const slugIssue = findSlugIssue(file, slug, 'what-to-pack.md');
  if (slugIssue) issues.push(slugIssue);
  return { ...(data && { data: { slug, ...data, article: splitMarkdownBlocks(body) } }), issues };
}

interface FrontMatterIssue extends Issue {
  readonly offset: number;
}

/** Finds a syntax error of YAML, or a comment, an anchor or an alias that was meant as text. */
function findFrontMatterIssue(
  document: Document,
  front: string,
  lineCounter: LineCounter,
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
            createInvisibleCharacterRemedy(front.split('\n')[lineCounter.linePos(offset).line - 1]) ??
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
