// The Markdown of a post: its front matter, its blocks, its links and pictures, and what is not supported.
import { parser, RuleType, type MarkdownToJSX } from 'markdown-to-jsx/markdown';
import { MARKDOWN_PARSER_OPTIONS } from '../../lib/markdown-parser-options';
import type { Issue } from './content-error';
import { quoteValue } from './error-messages';
import { findTextIssue } from './text-patterns';

/**
 * Splits a Markdown file into its front matter, the YAML between two lines `---` at its beginning, and the text below.
 */
export function splitFrontMatter(text: string): { readonly front?: string; readonly body: string } {
  const [, front, body = ''] = /^---[ \t]*\r?\n([^]*?)\r?\n---[ \t]*(?:\r?\n([^]*))?$/.exec(text) ?? [];
  return { front, body };
}

/** Matches the first or the last line of a code block. */
const CODE_FENCE_PATTERN = /^ {0,3}(?:`{3}|~{3})/gm;
const endsInsideCodeFence = (text: string) => (text.match(CODE_FENCE_PATTERN)?.length ?? 0) % 2 === 1;

/** Empty lines separate blocks, except before an indented line, which belongs to the list above it. */
const BETWEEN_BLOCKS = /\n(?:[ \t]*\n)+(?=\S)/;

/** Splits a text into blocks, which are translated one by one, at empty lines. A fenced code block stays one block. */
export function splitMarkdownBlocks(markdown: string): readonly string[] {
  const blocks: string[] = [];
  const parts = markdown.replace(/\r\n?/g, '\n').trim().split(BETWEEN_BLOCKS);
  for (const part of parts) {
    const last = blocks.at(-1);
    if (last !== undefined && endsInsideCodeFence(last)) blocks[blocks.length - 1] = `${last}\n\n${part}`;
    else if (part) blocks.push(part.trimEnd());
  }
  return blocks;
}

export const joinMarkdownBlocks = (blocks: readonly string[]) => blocks.join('\n\n');

type Node = MarkdownToJSX.ASTNode;

/** The parts of a Markdown text that have to be checked: links, pictures, and syntax that is not supported. */
export interface MarkdownAnalysis {
  readonly links: readonly MarkdownToJSX.LinkNode[];
  readonly images: readonly MarkdownToJSX.ImageNode[];
  /** Where links such as "#packing" can lead. */
  readonly headingIds: readonly string[];
  /** Syntax that pages would show literally, or not at all. */
  readonly leftovers: readonly Leftover[];
}

interface Leftover extends Issue {
  readonly text: string;
}

export function analyzeMarkdown(markdown: string): MarkdownAnalysis {
  const nodes = [...getNodes(parser(markdown, MARKDOWN_PARSER_OPTIONS))];
  const leftovers = [
    ...nodes.map(findLeftover),
    findTextIssue(markdown, 'markdown'),
    findOpenFence(markdown),
  ];
  return {
    links: nodes.filter((node) => node.type === RuleType.link),
    images: nodes.filter((node) => node.type === RuleType.image),
    headingIds: nodes.flatMap((node) => (node.type === RuleType.heading ? [node.id] : [])),
    leftovers: leftovers.filter((leftover) => leftover !== undefined),
  };
}

function findLeftover(node: Node): Leftover | undefined {
  if (node.type === RuleType.text) return findTextIssue(node.text, 'markdownText');
  if (node.type !== RuleType.frontmatter) return undefined;
  const problem = `${quoteValue(node.text)} would not be shown.`;
  return { text: node.text, problem, remedy: 'Write *** instead of --- for a line between paragraphs.' };
}

function findOpenFence(markdown: string): Leftover | undefined {
  if (!endsInsideCodeFence(markdown)) return undefined;
  const text = markdown.match(CODE_FENCE_PATTERN)?.at(-1)?.trim() ?? '';
  const problem = `${quoteValue(text)} is not closed.`;
  return { text, problem, remedy: 'Close it by another one below, or take it out.' };
}

/** All nodes of the tree, including those of footnotes. */
function* getNodes(nodes: readonly Node[]): Generator<Node> {
  for (const node of nodes) {
    yield node;
    if ('children' in node) yield* getNodes(node.children ?? []);
    if ('items' in node) yield* getNodes(node.items.flat());
    if ('cells' in node) yield* getNodes([...node.header.flat(), ...node.cells.flat(2)]);
    if (node.type === RuleType.refCollection)
      for (const [name, { target }] of Object.entries(node.refs))
        if (name.startsWith('^')) yield* getNodes(parser(target, MARKDOWN_PARSER_OPTIONS));
  }
}
