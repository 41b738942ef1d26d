import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { throwContentError } from '@/content/fields/content-error';
import { assertNodeIsSupported, runMain } from '@/scripts/support/run-main';

const STARTED = pathToFileURL(realpathSync(process.argv[1]!)).href;

afterEach(() => {
  process.exitCode = undefined;
});

test.each([
  ['a full disk', { code: 'ENOSPC' }, 'The disk is full.', 'Make room'],
  [
    'a folder of another user',
    { code: 'EACCES', path: resolve('public/photos') },
    'public/photos: you are not allowed to read or write it (EACCES).',
    'Make yourself the owner',
  ],
])('%s is reported in two lines', async (_, properties, problem, remedy) => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation();
  await runMain(STARTED, () => {
    throw Object.assign(new Error('write'), properties);
  });
  expect(process.exitCode).toBe(1);
  expect(consoleError.mock.lastCall?.[0].split('\n')).toEqual([problem, expect.stringContaining(remedy)]);
});

test('on GitHub a mistake in content is an annotation too', async () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation();
  const consoleLog = jest.spyOn(console, 'log').mockImplementation();
  jest.replaceProperty(process, 'env', { ...process.env, GITHUB_ACTIONS: 'true' });
  await runMain(STARTED, () =>
    throwContentError(
      { file: 'content/photos/pool.jpg' },
      '900 px, 50% of what is needed.',
      'Put in:\nanother.',
    ),
  );
  expect(consoleError).toHaveBeenCalledWith(
    'content/photos/pool.jpg: 900 px, 50% of what is needed.\n  Put in:\nanother.',
  );
  expect(consoleLog).toHaveBeenCalledWith(
    '::error file=content/photos/pool.jpg,title=content/photos/pool.jpg%3A 900 px%2C 50%25 of what is needed.::Put in:%0Aanother.',
  );
});

test('an older Node.js than package.json allows is named with a remedy', () => {
  const run = (node: string) => () => assertNodeIsSupported({ ...process.versions, node });
  for (const node of ['18.20.8', '20.9.0', '20.18.3'])
    expect(run(node)).toThrow(
      `This is Node.js ${node}: install Node.js 20.19 or newer (https://nodejs.org), and run "npm ci" again.`,
    );
  for (const node of ['20.19.0', '24.0.0', '100.0.0']) expect(run(node)).not.toThrow();
});
