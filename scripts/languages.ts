// `npm run languages`: writes new and changed sentences of content/ into the .po files and says what is missing.
import { existsSync, writeFileSync } from 'node:fs';
import { po, type GetTextTranslations } from 'gettext-parser';
import { content } from '../content';
import { languages } from '../content/languages';
import { mergeSentences } from '../content/languages/merge-sentences';
import { poFile, readPoFile } from '../content/languages/po-file';
import { untranslated } from '../content/languages/read-translation';
import { sentencesOf } from '../content/languages/sentences';

const NOTES = `
In curly brackets are values that the site fills in, so that they are right everywhere: {rooms} is a figure ("6"),
{rooms:words} the same in words ("six"), {rooms:Words} with a capital ("Six"), {price:dollars} a price, {opens:time} an
hour. Keep their names. You may choose another way to write one, for example {rooms} where the English has
{rooms:words}, and {opens:time} where it has {opens:spoken}.
Names of rooms and houses stay as they are. See docs/languages.md.
`;

const empty = (code: string): GetTextTranslations => ({
  charset: 'utf-8',
  headers: {
    'Project-Id-Version': 'joya-zanzibar',
    Language: code,
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=UTF-8',
    'Content-Transfer-Encoding': '8bit',
    'Plural-Forms': 'nplurals=2; plural=(n != 1);',
  },
  translations: { '': { '': { msgid: '', msgstr: [''], comments: { translator: NOTES.trim() } } } },
});

const sentences = sentencesOf(content);
const labels = sentences.flatMap(({ msgid }) => msgid.split(/\s+/)).length;
console.log(`${sentences.length} sentences, ${labels} words`);
for (const language of languages.slice(1)) {
  const { code, name } = language;
  const before = existsSync(poFile(code)) ? readPoFile(code).entries : empty(code);
  const { file, todo } = mergeSentences(before, sentences);
  // one line a text, so that a change is one line of the diff
  writeFileSync(poFile(code), po.compile(file, { foldLength: 0 }));
  const { missing, fuzzy, obsolete } = todo;
  console.log(`${poFile(code)} (${name}): ${missing} missing, ${fuzzy} fuzzy, ${obsolete} obsolete`);
  for (const { line, problem } of untranslated(language, sentences))
    console.log(`  line ${line}: ${problem}`);
}
