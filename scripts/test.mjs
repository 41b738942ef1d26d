// `npm test`: every check of the project, one after the other. A failing check does not stop the next ones;
// the last line counts single tests and whole checks alike. A test may be skipped only for want of a program that
// its name says it needs: "(needs nginx)".
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';

/** Two on two cores is faster than one, although they share a browser; more than four get in each other's way. */
const WORKERS = Math.min(4, availableParallelism());

const reports = mkdtempSync(join(tmpdir(), 'joya-tests-'));
const env = {
  ...process.env,
  NEXT_TELEMETRY_DISABLED: '1',
  PATH: `${resolve('node_modules/.bin')}${delimiter}${process.env.PATH}`,
};

/** @type {{ name: string, passed: number, failed: number, seconds: number, note?: string }[]} */
const results = [];

function run(command, { quiet = false } = {}) {
  return new Promise((done) => {
    const child = spawn(command, {
      shell: true,
      env,
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (output += data));
    child.on('error', (error) => done({ code: 1, output: error.message }));
    child.on('close', (code) => done({ code: code ?? 1, output }));
  });
}

const heading = (name) => console.log(`\n── ${name} ${'─'.repeat(Math.max(3, 70 - name.length))}`);
const since = (start) => (performance.now() - start) / 1000;

/** A command that either holds or does not; its words are shown only when it does not. */
async function check(name, command) {
  const start = performance.now();
  const { code, output } = await run(command, { quiet: true });
  heading(name);
  console.log(code === 0 ? 'in order' : output.trim());
  results.push({ name, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, seconds: since(start) });
}

/** The site itself; its words are always shown. */
async function build() {
  heading('Build');
  const start = performance.now();
  const { code } = await run('npm run --silent build');
  results.push({
    name: 'Build',
    passed: code === 0 ? 1 : 0,
    failed: code === 0 ? 0 : 1,
    seconds: since(start),
  });
  return code === 0;
}

async function jest(name, project) {
  heading(name);
  const start = performance.now();
  const file = join(reports, `${project}.json`);
  const { code } = await run(
    `jest --selectProjects ${project} --maxWorkers=${WORKERS} --json --outputFile="${file}"`,
  );
  const result = { name, passed: 0, failed: 0, skipped: 0, seconds: 0 };
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    const skipped = report.numPendingTests + report.numTodoTests;
    const waiting = report.testResults
      .flatMap((file) => file.assertionResults)
      .filter(({ status, fullName }) => status === 'pending' && /\(needs \w+\)/.test(fullName));
    result.skipped = waiting.length;
    result.passed = report.numPassedTests;
    // a file that could not be read, and a test that was skipped for no reason, are no successes
    result.failed = report.numFailedTests + report.numRuntimeErrorTestSuites + skipped - result.skipped;
    if (result.skipped > 0) {
      const needs = new Set(waiting.map(({ fullName }) => /\(needs (\w+)\)/.exec(fullName)[1]));
      result.note = `${result.skipped} not run: no ${[...needs].join(', no ')} here`;
    } else if (skipped > 0) result.note = `${skipped} of them skipped`;
  } catch {
    result.note = 'jest wrote no report';
  }
  if (code !== 0 && result.failed === 0) result.failed = 1;
  if (code === 0 && result.passed + result.failed === 0) {
    result.failed = 1;
    result.note = 'no test was found';
  }
  results.push({ ...result, seconds: since(start) });
}

await check('Types', 'next typegen && tsc --noEmit');
await Promise.all([
  check('Code rules', 'eslint --max-warnings 0 .'),
  check('Style rules', 'stylelint --allow-empty-input --max-warnings 0 "{app,components}/**/*.css"'),
]);
await check('Formatting', 'prettier --check --log-level warn .');
await jest('Unit tests', 'unit');
if (await build()) {
  await jest('Hosting tests', 'hosting');
  await jest('Browser tests', 'browser');
} else {
  results.push({
    name: 'Browser tests',
    passed: 0,
    failed: 1,
    seconds: 0,
    note: 'not run: there is no site to test',
  });
}
rmSync(reports, { recursive: true, force: true });

heading('Summary');
for (const { name, passed, failed, seconds, note } of results) {
  const counts = `${passed} passed, ${failed} failed`;
  console.log(
    `${failed === 0 ? 'ok    ' : 'FAILED'}  ${name.padEnd(14)} ${counts.padEnd(24)} ${seconds.toFixed(0)} s${note ? `  (${note})` : ''}`,
  );
}
const sum = (key) => results.reduce((total, result) => total + (result[key] ?? 0), 0);
const notRun = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${notRun}`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
