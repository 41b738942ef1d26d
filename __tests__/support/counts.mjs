// The counts of all test runs, in one line at the end of `npm test` and `npm run test:slow`.
//   node __tests__/support/counts.mjs            prints the line and forgets the counts
//   node __tests__/support/counts.mjs --clear    forgets what an earlier run has left
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = join('.cache', 'test-counts');

/** A test may be skipped only for want of a program, which its name tells: "(needs nginx)". */
export const NEEDS = /\(needs ([\w-]+)\)/;

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 * @param {string} run its name, such as "browser"
 * @param {Counts} counts
 */
export function saveCounts(run, counts) {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, `${run}.json`), JSON.stringify(counts));
}

function takeCounts() {
  let files = [];
  try {
    files = readdirSync(FOLDER).sort();
  } catch {
    // no run has reported
  }
  const runs = files.map((file) => [
    file.replace('.json', ''),
    JSON.parse(readFileSync(join(FOLDER, file), 'utf8')),
  ]);
  rmSync(FOLDER, { recursive: true, force: true });
  return runs;
}

const inWords = ({ passed, failed, skipped }) => `${passed} passed, ${failed} failed, ${skipped} skipped`;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const runs = takeCounts();
  if (!process.argv.includes('--clear')) {
    const total = { passed: 0, failed: 0, skipped: 0 };
    for (const [, counts] of runs) for (const key of Object.keys(total)) total[key] += counts[key];
    const parts = runs.map(([run, { passed, failed }]) => `${run} ${passed + failed}`);
    console.log(`\nTests: ${inWords(total)} (${parts.join(', ') || 'no run has reported'})`);
  }
}
