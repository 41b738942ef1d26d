// `npm run languages`: writes new and changed sentences of content/ into the .po files and lists what is untranslated.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { getContent } from '../content';
import { ContentError, formatSourceLocation } from '../content/fields/content-error';
import { extractMessages } from '../content/i18n/extract-messages';
import { getCatalogFolder, getCatalogPath, translatedLanguages } from '../content/i18n/languages';
import { matchMessagesToEntries, mergeCatalog } from '../content/i18n/merge-catalog';
import type { PoHeader } from '../content/i18n/po-file';
import { findUntranslatedMessageIssues, readPoFiles } from '../content/i18n/read-catalog';
import type { ContentInput } from '../content/model/files/content-input';
import { runMain } from './support/run-main';

const NOTES = `
In curly brackets are values that the site fills in, so that they are right everywhere: {rooms} is a figure ("6"),
{rooms:words} the same in words ("six"), {rooms:Words} with a capital ("Six"), {price:dollars} a price, {opens:time} an
hour. Keep their names. You may choose another way to write one, for example {rooms} where the English has
{rooms:words}, and {opens:time} where it has {opens:spoken}.
Names of rooms and houses stay as they are. See docs/languages.md.
`;

/** The header of a new file. */
const createHeader = (code: string): PoHeader => ({
  comments: { translator: NOTES.trim() },
  fields: {
    'Project-Id-Version': 'joya-zanzibar',
    Language: code,
    'MIME-Version': '1.0',
    'Content-Transfer-Encoding': '8bit',
    'Plural-Forms': `nplurals=2; plural=(${new Intl.PluralRules(code).select(0) === 'one' ? 'n > 1' : 'n != 1'});`,
  },
});

function updateCatalogs(content: ContentInput): void {
  const messages = extractMessages(content);
  const words = messages.flatMap(({ msgid }) => msgid.split(/\s+/)).length;
  console.log(`${messages.length} sentences, ${words} words`);
  for (const language of translatedLanguages) {
    const { code, name } = language;
    const before = readPoFiles(code);
    const { issues } = matchMessagesToEntries(messages, [...before.values()]);
    if (issues.length > 0) throw new ContentError(issues);
    const { files, stats } = mergeCatalog(before, messages, createHeader(code));
    mkdirSync(getCatalogFolder(code), { recursive: true });
    for (const [textDomain, text] of files) writeFileSync(getCatalogPath(code, textDomain), text);
    // the entries of a removed file have been merged into other files
    for (const [textDomain, { file }] of before) if (!files.has(textDomain)) rmSync(file);
    const { missing, fuzzy, obsolete } = stats;
    console.log(
      `${getCatalogFolder(code)} (${name}): ${missing} missing, ${fuzzy} fuzzy, ${obsolete} obsolete`,
    );
    for (const { problem, remedy: _, ...place } of findUntranslatedMessageIssues(language, messages))
      console.log(`  ${formatSourceLocation(place)}: ${problem}`);
  }
}

runMain(import.meta.url, () => updateCatalogs(getContent()));
