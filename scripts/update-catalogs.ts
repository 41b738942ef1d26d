// `npm run languages`: writes new and changed sentences of content/ into the .po files and lists what is untranslated.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { po, type GetTextTranslations } from 'gettext-parser';
import type { ContentInput } from '../content/model';
import { languages } from '../content/i18n/languages';
import { mergeCatalog } from '../content/i18n/merge-catalog';
import { catalogFolder, catalogPath, readPoFiles } from '../content/i18n/po-file';
import { untranslatedMessages } from '../content/i18n/read-catalog';
import { extractMessages } from '../content/i18n/extract-messages';
import { runProgram } from './run-program';

const NOTES = `
In curly brackets are values that the site fills in, so that they are right everywhere: {rooms} is a figure ("6"),
{rooms:words} the same in words ("six"), {rooms:Words} with a capital ("Six"), {price:dollars} a price, {opens:time} an
hour. Keep their names. You may choose another way to write one, for example {rooms} where the English has
{rooms:words}, and {opens:time} where it has {opens:spoken}.
Names of rooms and houses stay as they are. See docs/languages.md.
`;

const emptyFile = (code: string): GetTextTranslations => ({
  charset: 'utf-8',
  headers: {
    'Project-Id-Version': 'joya-zanzibar',
    Language: code,
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=UTF-8',
    'Content-Transfer-Encoding': '8bit',
    'Plural-Forms': `nplurals=2; plural=(${new Intl.PluralRules(code).select(0) === 'one' ? 'n > 1' : 'n != 1'});`,
  },
  translations: { '': { '': { msgid: '', msgstr: [''], comments: { translator: NOTES.trim() } } } },
});

export function updateCatalogs(content: ContentInput): void {
  const messages = extractMessages(content);
  const words = messages.flatMap(({ msgid }) => msgid.split(/\s+/)).length;
  console.log(`${messages.length} sentences, ${words} words`);
  for (const language of languages.slice(1)) {
    const { code, name } = language;
    const before = readPoFiles(code);
    const { files, todo } = mergeCatalog(
      new Map(before.map(({ name: subject, entries }) => [subject, entries])),
      messages,
      emptyFile(code),
    );
    mkdirSync(catalogFolder(code), { recursive: true });
    for (const [subject, file] of files)
      // one line a text, so that a change is one line of the diff
      writeFileSync(catalogPath(code, subject), po.compile(file, { foldLength: 0 }));
    for (const { name: subject, file } of before) if (!files.has(subject)) rmSync(file);
    const { missing, fuzzy, obsolete } = todo;
    console.log(`${catalogFolder(code)} (${name}): ${missing} missing, ${fuzzy} fuzzy, ${obsolete} obsolete`);
    for (const { file, line, problem } of untranslatedMessages(language, messages))
      console.log(`  ${file}, line ${line}: ${problem}`);
  }
}

runProgram(import.meta.url, async () => updateCatalogs((await import('../content')).content));
