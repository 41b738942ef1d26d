import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { formatSourceLocation, getLineNumberAt, throwContentError } from '../../content/fields/content-error';
import { analyzeMarkdown, joinMarkdownBlocks } from '../../content/fields/markdown';
import { forEachField } from '../../content/fields/replace-fields';
import { getPhotoEntryPath, getPostPath } from '../../content/file-paths';
import { translatedLanguages } from '../../content/i18n/languages';
import { listContentFiles } from '../../content/model/files/content-files';
import type { ContentInput } from '../../content/model/files/content-input';
import { addLineNumber } from '../../content/read/source-lines';
import { getPhotoUrl, getUnversionedVariantFileName } from '../../lib/photo-file-names';

const EXPORT = 'out';

/** Prints the description of a photo, the lines of content that name it, and the exported pages that show it. */
export function printPhotoUses(content: ContentInput, nameOrFile: string): void {
  const { name } = path.parse(path.basename(nameOrFile));
  const file = getPhotoEntryPath(name);
  const entry = content.photos[name];
  if (!entry) {
    const names = Object.keys(content.photos);
    const similar = names.filter((candidate) => candidate.startsWith(name.slice(0, 3)));
    throwContentError(
      { file },
      `there is no picture "${name}".`,
      `The pictures are ${(similar.length > 0 ? similar : names).join(', ')}.`,
    );
  }
  console.log(`${formatSourceLocation(addLineNumber({ file, path: ['alt'] }))}: ${entry.alt}`);
  const uses = getUses(content, name);
  console.log(uses.length > 0 ? uses.join('\n') : 'No line of content names it.');
  console.log(
    existsSync(EXPORT)
      ? `Pages of the last build: ${findPagesWith(name).join(', ') || 'none'}`
      : 'Build the site (npm run build), and this also says on which pages it is.',
  );
}

/** The places in content that use a photo, each with its own description if it has one. */
function getUses(content: ContentInput, name: string): readonly string[] {
  const uses: string[] = [];
  for (const { file, kind, schema, value } of listContentFiles(content))
    forEachField(schema, value, ({ field, value: leaf, path: at }) => {
      if (field.reference !== 'photo') return;
      const { name: named, alt } = isDescribed(leaf) ? leaf : { name: leaf, alt: undefined };
      if (named !== name) return;
      const line = kind === 'post' ? { line: findLineOfPhoto(readFileSync(file, 'utf8'), name) } : {};
      const location = formatSourceLocation(addLineNumber({ file, path: at, ...line }));
      uses.push(alt === undefined ? location : `${location}: ${alt}`);
    });
  for (const { slug, article } of content.posts) {
    const file = getPostPath(slug);
    for (const { alt, target } of analyzeMarkdown(joinMarkdownBlocks(article)).images) {
      if (target !== name) continue;
      const location = formatSourceLocation(addLineNumber({ file, texts: [`](${name}`, name] }));
      uses.push(alt ? `${location}: ${alt}` : location);
    }
  }
  return uses;
}

/** Returns the line of the front matter of a post that names a photo. */
const findLineOfPhoto = (text: string, name: string) =>
  getLineNumberAt(text, text.search(`photo:\\s+${name}\\b`));
const isDescribed = (leaf: unknown): leaf is { readonly name: string; readonly alt: string } =>
  typeof leaf === 'object' && leaf !== null && 'alt' in leaf;

const listFilesIn = (folder: string, ending: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .sort()
    .map((file) => path.join(folder, file));

/** The body of a page, including the payload for content that scripts render. */
const shownBy = (html: string) => html.slice(html.indexOf('<body'));

/** English pages; those of other languages show the same photos. */
function findPagesWith(name: string): readonly string[] {
  const codes = translatedLanguages.map(({ code }) => code);
  const photoFile = new RegExp(
    `${getPhotoUrl(name)}-[0-9a-f]{8}-|${getPhotoUrl(getUnversionedVariantFileName(name))}`,
  );
  return listFilesIn(EXPORT, '.html')
    .filter((file) => path.basename(file) !== 'index.html' || path.dirname(file) === EXPORT)
    .filter((file) => !file.split(/[/.\\]/).some((part) => codes.includes(part)))
    .filter((file) => photoFile.test(shownBy(readFileSync(file, 'utf8'))))
    .map((file) => `/${path.relative(EXPORT, file).split(path.sep).join('/')}`)
    .map((page) => page.replace(/(?:index)?\.html$/, ''));
}
