import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { DESKTOP } from './__tests__/support/e2e/fixtures';

export default defineConfig({
  testDir: '__tests__',
  testMatch: '**/*.spec.ts',
  globalSetup: './__tests__/support/e2e/global-setup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // a machine that others use too; what passes only then is listed as flaky
  retries: process.env.CI ? 1 : 0,
  // more workers than cores slow each other down
  workers: Math.min(4, availableParallelism()),
  // generous, for slow machines
  timeout: 120_000,
  expect: {
    timeout: 20_000,
    // strict: what is compared is drawn by one browser; single pixels differ between processors
    toHaveScreenshot: { threshold: 0.05, maxDiffPixels: 8 },
  },
  snapshotPathTemplate: '__tests__/visual/screenshots/{arg}{ext}',
  reporter: [
    [process.env.CI ? 'dot' : 'list'],
    ['html', { open: 'never' }],
    ['json', { outputFile: '.cache/tests-e2e.json' }],
  ],
  use: {
    // set by globalSetup; workers read this file again
    baseURL: process.env.EXPORT_URL,
    launchOptions: JSON.parse(process.env.BROWSER ?? '{}'),
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    // recording takes a sixth of the time: for a failure that cannot be seen again, or with --trace=on
    trace: process.env.CI ? { mode: 'retain-on-failure', screenshots: false } : 'off',
    screenshot: 'only-on-failure',
    viewport: DESKTOP,
    locale: 'en-GB',
    timezoneId: 'Africa/Nairobi',
    // a worker would answer instead of the routes of a test
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'e2e', testDir: '__tests__/e2e' },
    // what can be opened, compared with its screenshots
    {
      name: 'visual',
      testDir: '__tests__/visual',
      use: {
        contextOptions: { reducedMotion: 'reduce' },
        // on the way inside one machine compression costs more than it saves
        extraHTTPHeaders: { 'Accept-Encoding': 'identity' },
      },
    },
    // one test at a time: some build a copy of the project, others have limits of time
    {
      name: 'slow',
      testDir: '__tests__/slow',
      testIgnore: '**/editor/**',
      fullyParallel: false,
      workers: 1,
    },
    // every form of the owner's editor, some of them for minutes
    {
      name: 'editor',
      testDir: '__tests__/slow/editor',
      testIgnore: '**/docs-screenshots.spec.ts',
      fullyParallel: false,
      workers: 1,
    },
    // takes the screenshots of docs/owner.md and docs/launch.md
    {
      name: 'docs-screenshots',
      testDir: '__tests__/slow/editor',
      testMatch: '**/docs-screenshots.spec.ts',
      workers: 1,
    },
  ],
});
