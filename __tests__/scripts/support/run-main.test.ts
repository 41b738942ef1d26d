/** @jest-environment node */
import { realpathSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { runMain } from '@/scripts/support/run-main';

test('a full disk is reported in two lines', async () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation();
  const started = pathToFileURL(realpathSync(process.argv[1]!)).href;
  await runMain(started, () => {
    throw Object.assign(new Error('write'), { code: 'ENOSPC' });
  });
  expect(process.exitCode).toBe(1);
  process.exitCode = undefined;
  expect(consoleError.mock.lastCall?.[0].split('\n')).toEqual([
    'The disk is full.',
    expect.stringContaining('Make room'),
  ]);
});
