/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

interface Job {
  readonly needs?: string | readonly string[];
  readonly if?: string;
  readonly steps: readonly {
    readonly run?: string;
    readonly uses?: string;
    readonly if?: string;
    readonly with?: Readonly<Record<string, unknown>>;
  }[];
}

const text = readFileSync('.github/workflows/ci.yml', 'utf8');
const jobs: Readonly<Record<string, Job>> = parse(text).jobs;

const needs = (name: string) => [jobs[name]?.needs ?? []].flat();
/** Each path to a job: the jobs that run before it, of which one is enough. */
const jobPathsTo = (name: string): string[][] =>
  needs(name).length > 0
    ? needs(name).flatMap((before) => jobPathsTo(before).map((path) => [...path, before]))
    : [[]];

test('nothing is published before its tests have passed', () => {
  const publishing = Object.entries(jobs).flatMap(([name, { steps }]) =>
    steps.some(({ run, uses }) => /deploy-pages|pages deploy/.test(`${run} ${uses}`)) ? [name] : [],
  );
  expect(publishing).toEqual(['publish', 'github-pages']);
  for (const path of publishing.flatMap(jobPathsTo)) {
    const tested = path.includes('test') ? 'test' : 'content';
    expect(path).toContain(tested);
    expect(path).toContain('changes');
  }
  // a job that failed is not enough
  expect(jobs.publish?.if).toMatch(
    /\(needs\.build\.result == 'success' \|\| needs\.content\.result == 'success'\)$/,
  );
  expect(jobs['github-pages']?.if).toContain("needs.publish.result == 'success'");
  expect(text).not.toMatch(/continue-on-error|always\(\)|failure\(\)/);
});

test('what is handed from job to job, and published, has the files of /.well-known', () => {
  const uploads = Object.values(jobs)
    .flatMap(({ steps }) => steps)
    .filter(({ uses, with: { path } = {} }) => uses?.includes('upload-') && path === 'out');
  expect(uploads.length).toBeGreaterThan(2);
  for (const upload of uploads) expect(upload.with).toMatchObject({ 'include-hidden-files': true });
});

test.each([
  ['content/shared/notices.json', true],
  ['content/joya-boutique/shared/business.json', true],
  ['content/photos/garden-room.webp', true],
  ['content/posts/when-the-mangoes-come.md', true],
  ['content/languages/it/legal-notice.po', true],
  ['content/joya-boutique/theme.css', false],
  ['content/model/json-schemas/brand/rooms.json', false],
  ['content/i18n/languages.ts', false],
  ['package.json', false],
])('%s is content: %s', (file, expected) => {
  const [, pattern = ''] = /grep -qvE '([^']+)' changed/.exec(text) ?? [];
  expect(new RegExp(pattern).test(file)).toBe(expected);
});
