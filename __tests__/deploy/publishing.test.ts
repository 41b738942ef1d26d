/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { scripts } from '@/package.json';

const workflow = readFileSync('.github/workflows/ci.yml', 'utf8');

/** Text of each job, by its name. */
const jobs = new Map(
  workflow
    .slice(workflow.indexOf('\njobs:\n'))
    .split(/\n {2}(?=[\w-]+:\n)/)
    .slice(1)
    .map((job) => [job.slice(0, job.indexOf(':')), job]),
);

/** The job and all that it waits for. */
function runBefore(name: string): readonly string[] {
  const [, before] = / needs: ([\w-]+)/.exec(jobs.get(name) ?? '') ?? [];
  return before ? [before, ...runBefore(before)] : [];
}

test('nothing is published before all tests have passed', () => {
  const publishing = [...jobs]
    .filter(([, job]) => /deploy-pages|pages deploy/.test(job))
    .map(([name]) => name);
  expect(publishing).toHaveLength(2);
  for (const name of publishing) expect(runBefore(name)).toContain('test');
  for (const name of ['check', 'test:slow']) expect(jobs.get('test')).toContain(`- run: npm run ${name}\n`);
  expect(jobs.get('test')).toContain('- run: npm test\n');
  // a job that fails stops those that wait for it, unless one of these says otherwise
  expect(workflow).not.toMatch(/continue-on-error|always\(\)|failure\(\)/);
});

test('every script that the workflow runs is there', () => {
  const run = [...workflow.matchAll(/run: npm run ([\w:]+)/g)].map(([, name = '']) => name);
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(run));
});
