import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { listExportedEnglishPages } from '../support/exported-site';

/** The W3C's checker, which npx downloads once and caches. */
const CHECKER = 'npx --yes --prefer-offline --fetch-retries=0 vnu-jar@26.9.27';
const run = (options: string) => spawnSync(`${CHECKER} ${options}`, { shell: true, encoding: 'utf8' });

const canRun = spawnSync('java', ['-version']).status === 0 && run('--version').status === 0;
const testWithChecker = canRun ? test : test.skip;

testWithChecker('the HTML of every page is valid (needs Java, and vnu-jar from npm)', () => {
  const files = listExportedEnglishPages().map(({ file }) => join('out', file));
  const { status, stdout } = run(`--errors-only --skip-non-html --stdout ${files.join(' ')}`);
  expect({ status, faults: stdout }).toEqual({ status: 0, faults: '' });
});
