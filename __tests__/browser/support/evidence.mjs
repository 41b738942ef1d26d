import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Not in out/, which is the site, nor in a temporary folder, which nobody finds. */
const FOLDER = 'test-results';

/** Recorded from the start of each visit. Snapshots of the page at each step take a sixth of the time of all tests. */
export const TRACE = { snapshots: Boolean(process.env.SNAPSHOTS) };

function nameOf({ name, parent }) {
  const names = [name];
  for (let block = parent; block?.parent; block = block.parent) names.unshift(block.name);
  return names
    .join(' ')
    .replace(/[^\w]+/g, '-')
    .slice(0, 100);
}

/**
 * Saves screenshot and console of each page of a failed test, and a trace for `npx playwright-core show-trace`.
 * @param {import('@jest/types').Circus.TestEntry} test
 * @param {Map<import('playwright-core').BrowserContext, { console: string[] }>} visits
 */
export async function keepEvidence(test, visits) {
  const folder = join(FOLDER, nameOf(test));
  rmSync(folder, { recursive: true, force: true });
  let visit = 0;
  for (const [context, { console: log }] of visits) {
    const place = join(folder, visit === 0 ? '' : `visit-${(visit += 1)}`);
    visit ||= 1;
    mkdirSync(place, { recursive: true });
    writeFileSync(join(place, 'console.txt'), log.join('\n'));
    // a page that crashed or was closed shows nothing any more, which must not hide the failure itself
    for (const [at, page] of context.pages().entries())
      await page.screenshot({ path: join(place, `page-${at + 1}.png`), timeout: 5000 }).catch(() => {});
    await context.tracing.stop({ path: join(place, 'trace.zip') }).catch(() => {});
  }
  if (visits.size > 0) process.stderr.write(`\nScreenshots and console: ${folder}\n`);
}
