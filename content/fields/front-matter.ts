/**
 * Splits a Markdown file into its front matter, the YAML between two lines `---` at its beginning, and the text below.
 */
export function splitFrontMatter(text: string): { readonly front?: string; readonly body: string } {
  const [, front, body = ''] = /^---[ \t]*\r?\n([^]*?)\r?\n---[ \t]*(?:\r?\n([^]*))?$/.exec(text) ?? [];
  return { front, body };
}
