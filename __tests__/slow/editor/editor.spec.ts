import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readBackend } from '@/admin/backend-settings';
import { PO_FORMAT } from '@/admin/translation-form-constants';
import { content } from '../../../content';
import { buildEditor } from '@/scripts/build-editor';
import { serveExport } from '@/scripts/serve-export';
import { expect } from '../../support/e2e/fixtures';
import {
  changedFiles,
  expand,
  field,
  fill,
  filesOfContent,
  openEditor,
  openForm,
  readFiles,
  save,
  settled,
  test,
  trySave,
} from './editor-page';

test('every file can be saved without any other change', async ({ page, editorUrl }) => {
  test.setTimeout(900_000);
  const files = filesOfContent();
  const notice = { text: 'The road is under repair.', from: '2027-01-11', until: '2027-01-16' };
  const notices = { $schema: '../model/json-schemas/shared/notices.json', notices: [notice] };
  files.set('content/shared/notices.json', Buffer.from(`${JSON.stringify(notices, null, 2)}\n`));
  // every list and group is open
  const open = (config: string) => config.replaceAll('"collapsed":true', '"collapsed":false');
  await openEditor(page, editorUrl, files, open);

  const { collections } = await (await page.request.get(`${editorUrl}config.json`)).json();
  const forms: string[] = collections.flatMap(
    ({ name, files = [] }: { name: string; files?: { name: string; format: string }[] }) =>
      // forms of translations write the entries that were typed in: translations.spec.ts
      files.filter(({ format }) => format !== PO_FORMAT).map((file) => `${name}/entries/${file.name}`),
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
  // all but the file of settings, which has no text
  expect(saved).toBe(forms.length - 1);
});

test('a token goes to the repository of the site', async ({ page, editorUrl, consoleErrors }) => {
  // the policy refuses a page on the health of GitHub; the repository is not there
  consoleErrors.allow(/githubstatus|404|Not Found|repository/i);
  const asked: string[] = [];
  await page.route('https://api.github.com/**', (route) => {
    const { pathname } = new URL(route.request().url());
    asked.push(`${pathname} ${route.request().headers().authorization}`);
    if (pathname === '/user') return route.fulfill({ json: { id: 1, login: 'owner', name: 'Owner' } });
    return route.fulfill({ status: 404, json: { message: 'Not Found' } });
  });
  await page.goto(editorUrl);
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('textbox').fill('github_pat_for_tests');
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  const expected = '/repos/joya/website/collaborators/owner token github_pat_for_tests';
  await expect.poll(() => asked).toContain(expected);
});

test('what cannot be published cannot be saved: the field says why, until it is right', async ({
  page,
  editorUrl,
}) => {
  const files = filesOfContent();
  await openEditor(page, editorUrl, files);
  await openForm(page, 'Rooms', 'Joya Boutique: Rooms');
  const rooms = field(page, 'Rooms');
  await expand(rooms);
  const note = field(rooms, 'Line below the price, if the price needs one');
  const ready = field(page, 'Ready to be published?');
  await fill(page, 'Price in US dollars a night', '85 dollars');
  await fill(page, 'Line below the price, if the price needs one', 'For {adult:words}');
  await trySave(page);
  await expect(field(page, 'Price in US dollars a night')).toContainText(
    'Write a number above zero, like 79.',
  );
  await expect(note).not.toContainText('nothing to fill in');
  await fill(page, 'Price in US dollars a night', '85');
  await expect(ready).toContainText('There is nothing to fill in for {adult:words}. Write one of');
  await trySave(page);
  await expect(note).toContainText('There is nothing to fill in for {adult:words}.');
  expect(changedFiles(files, await readFiles(page))).toEqual([]);
  await fill(page, 'Line below the price, if the price needs one', 'For {adults:words}');
  await expect(note).not.toContainText('nothing to fill in');
  await expect(ready).toContainText('nothing is missing');
});

test('what is wrong with a list or a picture is said below its name', async ({ page, editorUrl }) => {
  const file = 'content/joya-boutique/rooms.json';
  const files = filesOfContent();
  const rooms = JSON.parse(`${files.get(file)}`);
  for (const room of rooms.list.slice(1)) room.hidden = true;
  files.set(file, Buffer.from(`${JSON.stringify(rooms, null, 2)}\n`));
  await openEditor(page, editorUrl, files);
  await openForm(page, 'Rooms', 'Joya Boutique: Rooms');
  const list = field(page, 'Rooms');
  await expand(list);
  const hide = field(list, 'Hide this room').getByRole('switch');
  const issue = list.locator(':scope > .fieldIssue');
  await hide.click();
  await expect(issue).toHaveText('The room list would be empty. Show at least one room in it.');
  await trySave(page);
  await expect(field(page, 'Ready to be published?')).toContainText(
    'Nothing has been saved yet: see the list.',
  );
  expect(changedFiles(files, await readFiles(page))).toEqual([]);
  await hide.click();
  await expect(issue).toHaveCount(0);
  await save(page);
});

test('the × of an entry asks before it takes the entry out', async ({ page, editorUrl }) => {
  await openEditor(page, editorUrl, filesOfContent());
  await openForm(page, 'Rooms', 'Joya Boutique: Rooms');
  const rooms = field(page, 'Rooms');
  const remove = rooms.getByRole('button', { name: 'Remove', exact: true });
  const count = await remove.count();
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.message());
    void (asked.length === 1 ? dialog.dismiss() : dialog.accept());
  });
  await remove.first().click();
  await settled(page);
  await expect(remove).toHaveCount(count);
  await remove.first().click();
  await expect(remove).toHaveCount(count - 1);
  expect(asked[0]).toContain('out of the list?');
});

test('the editor says whether the last change is published', async ({ page, consoleErrors }) => {
  // the code host of this test knows nothing but the state of the last change
  consoleErrors.allow(/./);
  let conclusion: string | null = null;
  const run = { id: 7, path: '.github/workflows/ci.yml', event: 'push', html_url: 'https://host.example/7' };
  const answers: Readonly<Record<string, () => unknown>> = {
    '/repos/joya/website/commits/main': () => ({ sha: 'abc' }),
    '/repos/joya/website/actions/runs?head_sha=abc': () => ({
      workflow_runs: [
        {
          ...run,
          status: conclusion ? 'completed' : 'in_progress',
          conclusion,
          updated_at: '2027-01-11T11:02:00Z',
        },
      ],
    }),
    '/repos/joya/website/actions/runs/7/jobs': () => ({
      jobs: [{ id: 3, name: 'content', conclusion }],
    }),
    '/repos/joya/website/check-runs/3/annotations': () => [
      {
        annotation_level: 'failure',
        title: 'rooms.json: 0 is not a number above zero.',
        message: 'Write one like 79.',
      },
    ],
  };
  const host = createServer(({ url = '', method }, response) => {
    const answer = method === 'GET' ? answers[url]?.() : undefined;
    response
      .writeHead(method === 'OPTIONS' || answer ? 200 : 404, {
        'access-control-allow-origin': '*',
        'access-control-allow-headers': '*',
        'access-control-allow-methods': '*',
      })
      .end(JSON.stringify(answer ?? {}));
  });
  await new Promise<void>((done) => host.listen(0, '127.0.0.1', done));
  const api = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  const folder = '.cache/editor-with-host';
  const backend = readBackend({ ADMIN_REPOSITORY: 'joya/website', ADMIN_BRANCH: 'main', ADMIN_API: api })!;
  await buildEditor(folder, content, backend);
  const site = await serveExport({ folder, host: '127.0.0.1' });
  try {
    await page.clock.install();
    await page.addInitScript(() =>
      localStorage.setItem('sveltia-cms.user', JSON.stringify({ backendName: 'github', token: 'for tests' })),
    );
    await page.goto(`http://127.0.0.1:${site.port}/admin/`);
    const state = page.locator('.publication');
    await expect(state).toContainText('Your last change is being checked.');
    conclusion = 'failure';
    await page.clock.runFor(11_000);
    await expect(state).toContainText('rooms.json: 0 is not a number above zero.');
    await expect(state).toContainText('Write one like 79.');
    await expect(state.getByRole('link')).toHaveAttribute('href', 'https://host.example/7');
  } finally {
    await site.close();
    await new Promise((done) => host.close(done));
  }
});
