import { spawnSync } from 'node:child_process';
import { join, relative } from 'node:path';
import { fetchTool } from '@/scripts/fetch-tool.mjs';
import { pageFiles } from './support/exported-files';

const VERSION = '26.9.27';

/** The W3C's checker, where this machine can run it and npm can bring it. */
function findChecker(): string | undefined {
  if (spawnSync('java', ['-version']).status !== 0) {
    console.log('Not run: the check of the HTML needs Java.');
    return undefined;
  }
  try {
    return join(fetchTool('vnu-jar', VERSION), 'build', 'dist', 'vnu.jar');
  } catch (error) {
    console.log(`Not run: the check of the HTML. ${String(error)}`);
    return undefined;
  }
}

const checker = findChecker();

(checker ? test : test.skip)(
  'the HTML of every page follows the standard (needs Java)',
  () => {
    const pages = pageFiles.map((file) => join('out', file));
    const { stderr, error } = spawnSync(
      'java',
      ['-Xss4m', '-jar', checker ?? '', '--format', 'json', '--exit-zero-always', ...pages],
      { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
    );
    expect(error).toBeUndefined();
    const { messages } = JSON.parse(stderr) as {
      messages: { type: string; url: string; message: string; extract?: string }[];
    };
    const pagesOf = new Map<string, string[]>();
    for (const { type, message, extract, url } of messages) {
      // what the checker only wishes for, such as no trailing slashes, is no fault
      if (type === 'info') continue;
      const fault = `${message} ${extract ?? ''}`;
      pagesOf.set(fault, [...(pagesOf.get(fault) ?? []), relative('out', url.replace('file:', ''))]);
    }
    expect(Object.fromEntries(pagesOf)).toEqual({});
  },
  240_000,
);
