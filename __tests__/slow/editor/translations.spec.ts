import { readFileSync } from 'node:fs';
import { isFuzzy, markFuzzy, parsePo, serializePo, type PoEntry } from '@/content/i18n/po-file';
import { expect, type Page } from '../../support/e2e/fixtures';
import { changedFiles, filesOfContent, openEditor, readFiles, save, settled, test } from './editor-page';

const FILE = 'content/languages/de/about.po';
const original = readFileSync(FILE, 'utf8');
const poFile = parsePo(original, FILE);
const translated = poFile.entries.filter((entry) => entry.msgstr[0] && !isFuzzy(entry));
const plain = translated.find(({ msgid }) => !msgid.includes('{'))!;

const replaceEntry = (old: PoEntry, entry: PoEntry) =>
  serializePo({ ...poFile, entries: poFile.entries.map((other) => (other === old ? entry : other)) });

const withFile = (text: string) => filesOfContent().set(FILE, Buffer.from(text));

const sentence = (page: Page, msgid: string) => page.getByRole('group', { name: msgid, exact: true });

async function openTranslations(page: Page) {
  await page.getByRole('treeitem', { name: 'Language: Deutsch' }).click();
  await page.getByRole('row', { name: /^About(?::|$)/ }).click();
  await expect(page.getByRole('status').filter({ hasText: 'sentences' })).toBeVisible();
  await settled(page);
}

/** Saves; this file alone has changed. */
async function savedText(page: Page, before: ReadonlyMap<string, Buffer>): Promise<string> {
  await save(page);
  const after = await readFiles(page);
  expect(changedFiles(before, after)).toEqual([FILE]);
  return `${after.get(FILE)}`;
}

test('a sentence that has changed is translated anew', async ({ page, editorUrl }) => {
  const entry = plain;
  // the file has the sentence as it was before its English was changed
  const files = withFile(original.replace(`msgid ${JSON.stringify(entry.msgid)}`, 'msgid "As it was."'));
  await openEditor(page, editorUrl, files);
  await openTranslations(page);
  const changed = sentence(page, entry.msgid);
  await expect(changed).toContainText('Changed');
  await expect(changed).toContainText('The English was: As it was.');
  await expect(page.getByRole('status').filter({ hasText: 'sentences' })).toContainText(/^\d+ of \d+ /);
  const box = changed.getByRole('textbox', { name: 'Deutsch' });
  await expect(box).toHaveValue(entry.msgstr[0] ?? '');
  await box.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Neu übersetzt, in einem „Satz“. ');
  await expect(changed).not.toContainText('Changed');
  const text = await savedText(page, files);
  const before = parsePo(`${files.get(FILE)}`, FILE);
  const added = { ...entry, msgstr: ['Neu übersetzt, in einem „Satz“.'] };
  expect(text).toBe(serializePo({ ...before, entries: [...before.entries, added] }));
});

test('a translation that is still right takes one click', async ({ page, editorUrl }) => {
  const entry = plain;
  const files = withFile(replaceEntry(entry, markFuzzy(entry, 'msgid "As it was."')));
  await openEditor(page, editorUrl, files);
  await openTranslations(page);
  await sentence(page, entry.msgid).getByRole('button', { name: 'It is still right' }).click();
  expect(await savedText(page, files)).toBe(original);
});
