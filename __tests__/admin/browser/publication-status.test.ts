/** @jest-environment node */
import { fetchPublicationStatus, type GitApiFetch } from '@/admin/browser/publication-status';
import { formatGithubAnnotation } from '@/scripts/support/run-main';
import { startLoopbackServer } from '../../support/loopback-server';

const REPO = '/repos/joya/website';
const SHA = '0123abc';

/** A code host that answers on this machine. */
async function withHost<Result>(
  answers: Readonly<Record<string, unknown>>,
  useHost: (ask: GitApiFetch) => Promise<Result>,
): Promise<Result> {
  const server = await startLoopbackServer(({ url = '' }, response) => {
    const answer = answers[url];
    response.writeHead(answer === undefined ? 403 : 200).end(JSON.stringify(answer));
  });
  try {
    return await useHost(async (path) => {
      const response = await fetch(server.url + path);
      if (!response.ok) throw new Error(String(response.status));
      return response.json();
    });
  } finally {
    await server.close();
  }
}

const run = (status: string, conclusion: string | null = null) => ({
  id: 7,
  path: '.github/workflows/ci.yml@refs/heads/main',
  event: 'push',
  status,
  conclusion,
  html_url: 'https://host.example/runs/7',
  updated_at: '2027-01-11T11:02:00Z',
});
const host = (...runs: readonly unknown[]) => ({
  [`${REPO}/commits/main`]: { sha: SHA },
  [`${REPO}/actions/runs?head_sha=${SHA}`]: { workflow_runs: runs },
});
const jobs = (...list: readonly unknown[]) => ({ [`${REPO}/actions/runs/7/jobs`]: { jobs: list } });
const read = (answers: Readonly<Record<string, unknown>>) =>
  withHost(answers, (ask) => fetchPublicationStatus(ask, 'joya/website', 'main'));

test('a change is being checked until its run is over', async () => {
  const text = 'Your last change is being checked.';
  expect(await read(host())).toEqual({ text, href: undefined, isPending: true });
  expect(await read(host(run('in_progress')))).toMatchObject({ text, isPending: true });
  // a pull request is not published
  expect(await read(host({ ...run('completed', 'success'), event: 'pull_request' }))).toMatchObject({
    isPending: true,
  });
});

test('where the run of the night replaces that of a change, it tells whether the change is published', async () => {
  const cancelled = { ...run('completed', 'cancelled'), id: 6 };
  const published = jobs({ id: 1, name: 'publish', conclusion: 'success' });
  expect(await read(host(run('in_progress'), cancelled))).toMatchObject({ isPending: true });
  expect(await read({ ...host(run('completed', 'success'), cancelled), ...published })).toMatchObject({
    text: expect.stringContaining('Published at'),
  });
  // published already: a test that fails at night does not take it back
  const failedAtNight = { ...run('completed', 'failure'), id: 8 };
  expect(await read({ ...host(failedAtNight, run('completed', 'success')), ...published })).toMatchObject({
    text: expect.stringContaining('Published at'),
  });
});

test('a cancelled check is not called a mistake', async () => {
  const state = await read({ ...host(run('completed', 'cancelled')), ...jobs() });
  expect(state).toMatchObject({ text: expect.stringContaining('cancelled'), isPending: true });
});

test('a published change says when', async () => {
  const state = await read({
    ...host(run('completed', 'success')),
    ...jobs({ id: 1, name: 'publish', conclusion: 'success' }),
  });
  expect(state.text).toMatch(/^Published at \d\d:02( [AP]M)?\.$/);
  expect(state).toMatchObject({ href: 'https://host.example/runs/7', isPending: false });
});

test('a change that nothing publishes is not called published', async () => {
  const state = await read({
    ...host(run('completed', 'success')),
    ...jobs({ id: 1, name: 'publish', conclusion: 'skipped' }),
  });
  expect(state.text).toContain('Nothing publishes it yet.');
});

const stopped = {
  ...host(run('completed', 'failure')),
  ...jobs({ id: 3, name: 'content', conclusion: 'failure' }),
};

test('a failed change shows the two lines of its mistake', async () => {
  const state = await read({
    ...stopped,
    [`${REPO}/check-runs/3/annotations`]: [
      { annotation_level: 'failure', title: null, message: 'Process completed with exit code 1.' },
      {
        annotation_level: 'failure',
        title: 'rooms.json: 0 is not a number above zero.',
        message: 'Write one like 79.',
      },
    ],
  });
  expect(state).toMatchObject({
    text: 'Stopped: guests see the site as it was.\nrooms.json: 0 is not a number above zero.\nWrite one like 79.',
    isPending: false,
  });
});

test('a token that may not read those lines still shows the link to the run', async () => {
  const state = await read(stopped);
  expect(state).toMatchObject({
    text: 'Stopped: guests see the site as it was.\nThe page of the code host says why.',
    href: 'https://host.example/runs/7',
  });
});

test('the check writes the two lines as the code host reads them', () => {
  expect(
    formatGithubAnnotation({
      file: 'content/a.json',
      path: ['list', 0],
      problem: '100% is "a, b".',
      remedy: 'Write: 79.\nOr 80.',
    }),
  ).toBe(
    '::error file=content/a.json,title=content/a.json%2C list.0%3A 100%25 is "a%2C b".::Write: 79.%0AOr 80.',
  );
});
