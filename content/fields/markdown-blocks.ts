// The blocks of the Markdown of a post, which are translated one by one.

/** Matches the first or the last line of a code block. */
export const CODE_FENCE_PATTERN = /^ {0,3}(?:`{3}|~{3})/gm;
export const endsInsideCodeFence = (text: string) => (text.match(CODE_FENCE_PATTERN)?.length ?? 0) % 2 === 1;

/** Empty lines separate blocks, except before an indented line, which belongs to the list above it. */
const BETWEEN_BLOCKS = /\n(?:[ \t]*\n)+(?=\S)/;

/** Splits a text into blocks at empty lines. A fenced code block stays one block. */
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
