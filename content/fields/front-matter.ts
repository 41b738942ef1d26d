/** The YAML between two lines `---` at the beginning of a Markdown file, and what is below it. */
export function splitFrontMatter(text: string): { readonly front?: string; readonly body: string } {
  const [, front, body = ''] = /^---[ \t]*\r?\n([^]*?)\r?\n---[ \t]*(?:\r?\n([^]*))?$/.exec(text) ?? [];
  return { front, body };
}
