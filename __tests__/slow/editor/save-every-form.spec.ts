import { PO_FORMAT_NAME } from '@/admin/shared/translation-form-constants';
import { expect } from '../../support/e2e/fixtures';
import { changedFiles, filesOfContent, openEditor, readFiles, save, test } from './editor-page';

test('every file can be saved without any other change', async ({ page, editorUrl }) => {
  test.setTimeout(900_000);
  const files = filesOfContent();
  const notice = { text: 'The road is under repair.', from: '2027-01-11', until: '2027-01-16' };
  const notices = { $schema: '../model/json-schemas/shared/notices.json', notices: [notice] };
  files.set('content/shared/notices.json', Buffer.from(`${JSON.stringify(notices, null, 2)}\n`));
  // every list and group is open
  const open = (config: string) => config.replaceAll(/"collapsed":(?:true|"auto")/g, '"collapsed":false');
  await openEditor(page, editorUrl, files, open);

  const { collections } = await (await page.request.get(`${editorUrl}config.json`)).json();
  const forms: string[] = collections.flatMap(
    ({ name, files = [] }: { name: string; files?: { name: string; format: string }[] }) =>
      // forms of translations write the entries that were typed in: translations.spec.ts
      files.filter(({ format }) => format !== PO_FORMAT_NAME).map((file) => `${name}/entries/${file.name}`),
  );
  const posts = [...files.keys()].flatMap((file) => /posts\/(.*)\.md$/.exec(file)?.[1] ?? []);
  forms.push(...posts.map((post) => `posts/entries/${post}`));

  let saved = 0;
  for (const form of forms) {
    await page.goto(`${editorUrl}#/collections/${form}`);
    const title = page.getByRole('group', { name: 'Content Editor' });
    await expect(title.getByRole('button', { name: 'Save' })).toBeVisible();
    const text = title.locator('textarea, input[type=text]:not([role=spinbutton]), [contenteditable=true]');
    const waited = text.first().waitFor({ timeout: 3000 });
    if (
      await waited.then(
        () => false,
        () => true,
      )
    )
      continue;
    // a space at the end is not kept
    await text.first().press('End');
    await text.first().press('Space');
    await save(page);
    saved += 1;
    const after = await readFiles(page);
    for (const file of changedFiles(files, after))
      expect.soft(`${after.get(file)}`, file).toBe(`${files.get(file)}`);
  }
  // all but that of offline reading, which has no text
  expect(saved).toBe(forms.length - 1);
});
