import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { copyAfterOwnersDay, removeCopy } from '../../support/owners-day';

const COPY = resolve('.cache', 'owners-day');
/** A build and every test, on a machine that may be busy. */
const NAVIGATION_TIMEOUT_MS = 3_600_000;

/** Runs a command in the copy; the answer is what it said and how it ended. */
function run(command: string, environment: Record<string, string>): Promise<{ code: number; said: string }> {
  // Playwright refuses to run where it finds Jest's mark
  const { JEST_WORKER_ID: _, ...inherited } = process.env;
  const env = {
    ...inherited,
    NEXT_TELEMETRY_DISABLED: '1',
    NODE_ENV: 'test',
    // of a site that is published, the specification is not tested
    PUBLISH_TO: '',
    ...environment,
  } as const;
  const child = spawn(command, { cwd: COPY, env, shell: true });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  return new Promise((done) => child.on('close', (code) => done({ code: code ?? 1, said })));
}

interface Report {
  readonly numTotalTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** The tests that fail in the copy, and files that cannot be run at all, with the reason. */
async function failing(...projects: string[]): Promise<string[]> {
  const file = `${projects.join('-')}.json`;
  const { said } = await run(
    `npx jest --selectProjects ${projects.join(' ')} --json --outputFile=${file}`,
    {},
  );
  let report: Report;
  try {
    report = JSON.parse(readFileSync(join(COPY, file), 'utf8'));
  } catch {
    throw new Error(`Jest wrote no report:\n${said}`);
  }
  if (report.numTotalTests === 0) throw new Error(`There were no tests to run:\n${said}`);
  return report.testResults.flatMap(({ name, message, assertionResults }) =>
    assertionResults.length === 0
      ? [`${name}: ${message}`]
      : assertionResults
          .filter(({ status }) => status === 'failed')
          .map(({ fullName, failureMessages }) => [fullName, ...failureMessages].join('\n')),
  );
}

/** The browser tests that fail in the copy: the answer is what Playwright says of them. */
async function failingInBrowser(): Promise<string[]> {
  const { code, said } = await run('npx playwright test --project=browser --reporter=line', {});
  return code === 0 ? [] : [said];
}

beforeAll(async () => {
  copyAfterOwnersDay(COPY);
  const { code, said } = await run('npm run --silent build', { NODE_ENV: 'production' });
  if (code !== 0) throw new Error(`The site could not be built after the owner's day:\n${said}`);
}, NAVIGATION_TIMEOUT_MS);

afterAll(() => removeCopy(COPY));

test(
  'after an ordinary day of the owner every test of the site is green',
  async () => {
    expect(await failing('unit', 'export')).toEqual([]);
    expect(await failingInBrowser()).toEqual([]);
  },
  NAVIGATION_TIMEOUT_MS,
);

test(
  'only the figures of the specification complain',
  async () => {
    const complaints = (await failing('specification')).join('\n');
    // price, rooms, hours, telephone, tours, posts, extras, slides
    for (const id of ['ENT-06', 'ENT-01', 'SVC-03', 'FTR-06', 'TRS-01', 'BLG-01', 'TPR-05', 'HMV-03']) {
      expect(complaints).toContain(id);
    }
  },
  NAVIGATION_TIMEOUT_MS,
);
