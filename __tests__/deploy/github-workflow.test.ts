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

test('only a site whose files have been compared with content is published, after the tests or without code changes', () => {
  const publishing = Object.entries(jobs).flatMap(([name, { steps }]) =>
    steps.some(({ run, uses }) => /deploy-pages|pages deploy/.test(`${run} ${uses}`)) ? [name] : [],
  );
  expect(publishing).toEqual(['publish', 'github-pages']);
  expect(jobs['github-pages']).toMatchObject({
    needs: 'publish',
    if: expect.stringContaining("&& needs.publish.result == 'success' &&"),
  });
  expect(jobs.publish).toMatchObject({
    needs: 'site',
    if: expect.stringMatching(/&& needs\.site\.result == 'success'$/),
  });
  expect(jobs.site?.needs).toEqual(['changes', 'test']);
  expect(jobs.site?.if?.replaceAll(/\s+/g, ' ')).toMatch(
    /^!cancelled\(\) && \(needs\.changes\.outputs\.content == 'true' \|\| \(needs\.test\.result == 'success' && [^|]*\)\)$/,
  );
  expect(jobs.test?.if).toBe("needs.changes.outputs.content != 'true'");
  const commands = jobs.site?.steps.flatMap(({ run }) => run ?? []);
  expect(commands).toEqual(['npm ci', 'npm run check', 'npm run build', 'npm run test:export']);
  expect(text).not.toMatch(/continue-on-error|always\(\)|failure\(\)/);
});

test('what is handed from job to job, and published, has the files of /.well-known', () => {
  const uploads = Object.values(jobs)
    .flatMap(({ steps }) => steps)
    .filter(({ uses, with: { path } = {} }) => uses?.includes('upload-') && path === 'out');
  expect(uploads.length).toBeGreaterThan(1);
  for (const upload of uploads) expect(upload.with).toMatchObject({ 'include-hidden-files': true });
});
