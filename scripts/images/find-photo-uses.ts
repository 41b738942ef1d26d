import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { formatSourceLocation, throwContentError } from '../../content/fields/content-error';
import { analyzeMarkdown, joinMarkdownBlocks } from '../../content/fields/markdown';
import { forEachField } from '../../content/fields/replace-fields';
import { getValueAt } from '../../content/fields/schema-tree';
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
  for (const { file, schema, value } of listContentFiles(content))
    forEachField(schema, value, ({ field, value: leaf, path: at }) => {
      if (field.reference !== 'photo') return;
      if ((getValueAt(leaf, ['name']) ?? leaf) !== name) return;
      const alt = getValueAt(leaf, ['alt']);
      const location = formatSourceLocation(addLineNumber({ file, path: at }));
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

/** The body of a page, including the payload for content that scripts render. */
const shownBy = (html: string) => html.slice(html.indexOf('<body'));

/** English pages; those of other languages show the same photos. */
function findPagesWith(name: string): readonly string[] {
  const codes = translatedLanguages.map(({ code }) => code);
  const photoFile = new RegExp(
    `${getPhotoUrl(name)}-[0-9a-f]{8}-|${getPhotoUrl(getUnversionedVariantFileName(name))}`,
  );
  return readdirSync(EXPORT, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) => file.endsWith('.html') && (file === 'index.html' || path.basename(file) !== 'index.html'),
    )
    .filter((file) => !file.split(/[/.\\]/).some((part) => codes.includes(part)))
    .filter((file) => photoFile.test(shownBy(readFileSync(path.join(EXPORT, file), 'utf8'))))
    .sort()
    .map((file) => `/${file.split(path.sep).join('/')}`.replace(/(?:index)?\.html$/, ''));
}
