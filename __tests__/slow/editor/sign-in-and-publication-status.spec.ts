import { readBackend } from '@/admin/shared/backend-settings';
import { buildEditor } from '@/scripts/editor/build-editor';
import { serveExport } from '@/scripts/serve-export';
import { expect } from '../../support/e2e/fixtures';
import { startLoopbackServer } from '../../support/loopback-server';
import { content } from '../../support/site';
import { test } from './editor-page';

test('the editor asks the repository of the site with the token', async ({
  page,
  editorUrl,
  consoleErrors,
}) => {
  // the policy refuses a page on the health of GitHub; the repository is not there
  consoleErrors.allow(/githubstatus|404|Not Found|repository/i);
  const apiRequests: string[] = [];
  await page.route('https://api.github.com/**', (route) => {
    const { pathname } = new URL(route.request().url());
    apiRequests.push(`${pathname} ${route.request().headers().authorization}`);
    if (pathname === '/user') return route.fulfill({ json: { id: 1, login: 'owner', name: 'Owner' } });
    return route.fulfill({ status: 404, json: { message: 'Not Found' } });
  });
  await page.goto(editorUrl);
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('textbox').fill('github_pat_for_tests');
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  const expected = '/repos/joya/website/collaborators/owner token github_pat_for_tests';
  await expect.poll(() => apiRequests).toContain(expected);
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
  const host = await startLoopbackServer(({ url = '', method }, response) => {
    const answer = method === 'GET' ? answers[url]?.() : undefined;
    response
      .writeHead(method === 'OPTIONS' || answer ? 200 : 404, {
        'access-control-allow-origin': '*',
        'access-control-allow-headers': '*',
        'access-control-allow-methods': '*',
      })
      .end(JSON.stringify(answer ?? {}));
  });
  const folder = '.cache/editor-with-host';
  const backend = readBackend({
    ADMIN_REPOSITORY: 'joya/website',
    ADMIN_BRANCH: 'main',
    ADMIN_API: host.url,
  })!;
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
    await host.close();
  }
});
