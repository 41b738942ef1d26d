// Where a picture stands: the lines of content that name it, with the words that describe it, and the pages of the last
// build that show it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const CONTENT = 'content';
const EXPORT = 'out';

const filesIn = (folder, ending) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .sort()
    .map((file) => path.join(folder, file));

const lineAt = (text, position) => text.slice(0, position).split('\n').length;

/** Groups of content with the picture's name and the words that describe it. */
function usesOf(name) {
  const inJson = filesIn(CONTENT, '.json').flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const uses = text.matchAll(new RegExp(`"file": "${name}",\\s*"alt": ("(?:[^"\\\\]|\\\\.)*")`, 'g'));
    return [...uses].map(({ 0: use, index, 1: words }) => ({
      file,
      line: lineAt(text, index + use.length),
      words: JSON.parse(words),
    }));
  });
  const inPosts = filesIn(path.join(CONTENT, 'posts'), '.md').flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const uses = text.matchAll(new RegExp(`file: ${name}\\s*\\n\\s*alt: (.*)`, 'g'));
    return [...uses].map(({ 0: use, index, 1: words }) => ({
      file,
      line: lineAt(text, index + use.length),
      words,
    }));
  });
  return [...inJson, ...inPosts];
}

/** The body of a page, and the payload from which scripts show the rest of it (finish-pages.mjs). */
function shownBy(html) {
  const [payload] = /\/_next\/static\/payloads\/\w+\.js/.exec(html) ?? [];
  return (
    html.slice(html.indexOf('<body')) + (payload ? readFileSync(path.join(EXPORT, payload), 'utf8') : '')
  );
}

/** English pages; those of other languages show the same pictures. */
function pagesWith(name) {
  const codes = filesIn(path.join(CONTENT, 'languages'), '.po').map((file) => path.basename(file, '.po'));
  const variant = new RegExp(`/photos/${name}(?:-[0-9a-f]{8}-|\\.webp)`);
  return filesIn(EXPORT, '.html')
    .filter((file) => path.basename(file) !== 'index.html' || path.dirname(file) === EXPORT)
    .filter((file) => !file.split(/[/.\\]/).some((part) => codes.includes(part)))
    .filter((file) => variant.test(shownBy(readFileSync(file, 'utf8'))))
    .map((file) => `/${path.relative(EXPORT, file).split(path.sep).join('/')}`)
    .map((page) => page.replace(/(?:index)?\.html$/, ''));
}

/**
 * @param {string} asked name of the picture, with or without its ending
 * @param {readonly string[]} names of all pictures
 * @returns what to print; @throws when there is no such picture
 */
export function wherePhoto(asked, names) {
  const name = path.parse(path.basename(asked)).name;
  if (!names.includes(name)) {
    const similar = names.filter((other) => other.startsWith(name.slice(0, 3)));
    throw new Error(
      `there is no picture "${name}". The pictures are ${(similar.length > 0 ? similar : names).join(', ')}.`,
    );
  }
  const uses = usesOf(name).map(({ file, line, words }) => `${file}, line ${line}: ${words}`);
  const pages = existsSync(EXPORT) ? pagesWith(name) : undefined;
  return [
    ...(uses.length > 0 ? uses : ['No line of content names it.']),
    pages === undefined
      ? 'Build the site (npm run build), and this also says on which pages it is.'
      : `Pages of the last build: ${pages.join(', ') || 'none'}`,
  ].join('\n');
}
