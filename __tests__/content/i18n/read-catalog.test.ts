/** @jest-environment node */
import { extractMessages } from '@/content/i18n/extract-messages';
import { languages } from '@/content/i18n/languages';
import { readCatalog, findUntranslatedMessageIssues } from '@/content/i18n/read-catalog';
import { readPoFiles } from '@/content/i18n/read-po-files';
import { content } from '../../support/site';
import { FILE, message, ROOMS } from './example-messages';

const [, language = languages[0]] = languages;

test('a catalog is read by the code of its language, and knows the line of each of its sentences', () => {
  const messages = extractMessages(content);
  const { gettext, getLocation } = readCatalog(language, messages);
  const translated = messages.filter(({ msgctxt, msgid }) => gettext(msgctxt, msgid) !== undefined);
  const { msgid } = translated.find((message) => message.msgctxt === '' && /^\w{4,}$/.test(message.msgid))!;
  const { file, line = 0 } = getLocation!('', msgid);
  const lines = [...readPoFiles(language.code).values()]
    .find((poFile) => poFile.file === file)!
    .text.split('\n');
  expect(lines.slice(line - 1, line + 1)).toEqual([`msgid "${msgid}"`, `msgstr "${gettext('', msgid)}"`]);
  expect(
    findUntranslatedMessageIssues(language, [message(msgid), ROOMS]).map(({ problem }) => problem),
  ).toEqual([`there is no entry for "${ROOMS.msgid}"`]);
});

test('a language without .po files lacks all sentences', () => {
  expect(readPoFiles('xx')).toEqual(new Map());
  expect(findUntranslatedMessageIssues({ ...language, code: 'xx' }, [ROOMS])).toEqual([
    expect.objectContaining({ file: FILE, problem: `there is no entry for "${ROOMS.msgid}"` }),
  ]);
});
