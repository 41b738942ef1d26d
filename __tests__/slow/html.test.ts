import { spawnSync } from 'node:child_process';
import { join, relative } from 'node:path';
import { exportedPages } from '../support/exported';

/** The W3C's checker, which npx fetches once and keeps. */
const CHECKER = 'npx --yes --prefer-offline --fetch-retries=0 vnu-jar@26.9.27';

function checkerRuns(): boolean {
  if (spawnSync('java', ['-version']).status !== 0) {
    console.log('Not run: the check of the HTML needs Java.');
    return false;
  }
  const { status, stderr } = spawnSync(`${CHECKER} --version`, { shell: true, encoding: 'utf8' });
  if (status !== 0) console.log(`Not run: the check of the HTML. ${stderr}`);
  return status === 0;
}

(checkerRuns() ? test : test.skip)(
  'the HTML of every page follows the standard (needs Java)',
  () => {
    const files = exportedPages().map(({ file }) => join('out', file));
    const { stdout, error } = spawnSync(
      `${CHECKER} --errors-only --skip-non-html --format json --stdout --exit-zero-always ${files.join(' ')}`,
      { shell: true, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
    );
    expect(error).toBeUndefined();
    const { messages } = JSON.parse(stdout) as {
      messages: { url: string; message: string; extract?: string }[];
    };
    const pagesOf = new Map<string, string[]>();
    for (const { message, extract, url } of messages) {
      const fault = `${message} ${extract ?? ''}`;
      pagesOf.set(fault, [...(pagesOf.get(fault) ?? []), relative('out', url.replace('file:', ''))]);
    }
    expect(Object.fromEntries(pagesOf)).toEqual({});
  },
  240_000,
);
