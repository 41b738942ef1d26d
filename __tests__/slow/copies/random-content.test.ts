import { cpSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { generateContent, writeContent } from '../../support/generate-random-content';
import { content } from '../../support/site';
import { copyProject } from './copy-project';
import { buildCopy, runIn } from './edit-and-build-copy';

// builds and tests, on a machine that may be busy
jest.setTimeout(3_600_000);

/** Each night CI names three and one that was never tried. */
const { CONTENT_SEEDS } = process.env;
const SEEDS = (CONTENT_SEEDS || '1,2,3').split(',').map(Number);

/** What a change of content has to pass before it is published. */
const FILES = ['npm run --silent test:export -- --silent'];
/** Some minutes for each seed: with named seeds only. */
const PAGES = [
  'npx jest --silent --selectProjects slow --testPathPatterns valid-html',
  'npx playwright test --project=slow every-page --grep "( is accessible| duplicate id)$" --reporter=line',
];

// Playwright refuses to run where it finds Jest's mark
const SETTINGS = { NODE_ENV: 'test', JEST_WORKER_ID: undefined } as const;

describe.each(SEEDS)(
  'what the check accepts can be published: content made with CONTENT_SEEDS=%i',
  (seed) => {
    const copy = resolve('.cache', `content-${seed}`);

    beforeAll(async () => {
      copyProject(copy);
      for (const name of ['__tests__', 'playwright.config.ts'])
        cpSync(name, join(copy, name), { recursive: true });
      writeContent(copy, generateContent(content, seed));
      await buildCopy(copy);
    });

    // a copy that has failed stays, to be looked at
    let failed = false;
    afterAll(() => !failed && rmSync(copy, { recursive: true, force: true }));

    test.each(CONTENT_SEEDS ? [...FILES, ...PAGES] : FILES)('%s', async (command) => {
      const { code, output } = await runIn(copy, command, SETTINGS);
      failed ||= code !== 0;
      expect(code === 0 ? '' : output).toBe('');
    });
  },
);
