import { getRunsUrl, readBackend } from '@/admin/shared/backend-settings';

test.each(['owner/name', 'your-name/website', 'example/repository'])(
  'the example %s is no repository',
  (repo) => {
    expect(() => readBackend({ ADMIN_REPOSITORY: repo })).toThrow(/"[^"]+", an example\. Write the owner/);
  },
);

test('a repository is read with its branch, and without one there is no editor', () => {
  expect(readBackend({ ADMIN_REPOSITORY: 'jambiani/joya', ADMIN_BRANCH: 'main' })).toMatchObject({
    name: 'github',
    repo: 'jambiani/joya',
    branch: 'main',
  });
  expect(readBackend({ ADMIN_REPOSITORY: ' ' })).toBeUndefined();
});

test.each([
  [{}, 'https://github.com/jambiani/joya/actions'],
  [{ ADMIN_BACKEND: 'gitlab' }, 'https://gitlab.com/jambiani/joya/-/pipelines'],
  [
    { ADMIN_BACKEND: 'gitea', ADMIN_API: 'https://code.joya.example/api/v1' },
    'https://code.joya.example/jambiani/joya/actions',
  ],
])('the runs of %j are at %s', (environment, url) =>
  expect(getRunsUrl(readBackend({ ADMIN_REPOSITORY: 'jambiani/joya', ...environment })!)).toBe(url),
);
