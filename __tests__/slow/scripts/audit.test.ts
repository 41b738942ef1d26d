import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'audit-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** Runs the audit with a fake npm. */
function auditWhereNpmSays(answer: object | string, env: Record<string, string> = {}) {
  writeFileSync(join(folder, 'answer'), typeof answer === 'string' ? answer : JSON.stringify(answer));
  writeFileSync(join(folder, 'npm'), `#!/bin/sh\ncat "${join(folder, 'answer')}"\n`, { mode: 0o755 });
  const { status, stdout } = spawnSync(process.execPath, ['scripts/audit.mjs'], {
    encoding: 'utf8',
    env: { ...process.env, PATH: folder + delimiter + process.env.PATH, ...env },
  });
  return { status, lines: stdout.trim().split('\n') };
}

test('a known weakness is named and fails', () => {
  const { status, lines } = auditWhereNpmSays({
    vulnerabilities: { swiper: { name: 'swiper', severity: 'high', range: '<12' } },
    metadata: { vulnerabilities: { high: 1, total: 1 } },
  });
  expect([status, ...lines]).toEqual([
    1,
    'high      swiper <12',
    'Audit: 1 known vulnerabilities; see "npm audit".',
  ]);
});

test('no weakness passes', () => {
  const { status, lines } = auditWhereNpmSays({
    vulnerabilities: {},
    metadata: { vulnerabilities: { total: 0 } },
  });
  expect([status, ...lines]).toEqual([0, 'Audit: no known vulnerabilities.']);
});

test.each([
  ['that refuses', { message: '405 Method Not Allowed', statusCode: 405 }],
  ['that says nothing', ''],
])('a registry %s does not fail, and it is said that nothing was asked', (_, answer) => {
  const { status, lines } = auditWhereNpmSays(answer);
  expect([status, lines.at(-1)]).toEqual([0, expect.stringContaining('Audit: not run')]);
});

test('on GitHub a registry that does not answer is a visible warning', () => {
  const { status, lines } = auditWhereNpmSays('', { GITHUB_ACTIONS: 'true' });
  expect([status, lines.at(-1)]).toEqual([0, expect.stringMatching(/^::warning title=.*::Audit: not run/)]);
});
