// Runs the shell steps of the workflows in a small repository, with programs that stand in for npm and GitHub's.
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { parse } from 'yaml';

interface Step {
  readonly id?: string;
  readonly if?: string;
  readonly run?: string;
  readonly shell?: string;
}

/** The steps of a job that run commands of the repository. */
function readSteps(workflow: string, job: string): readonly Step[] {
  const { jobs } = parse(readFileSync(`.github/workflows/${workflow}.yml`, 'utf8'));
  const steps: readonly Step[] = jobs[job].steps;
  return steps.filter(({ run }) => run !== undefined && run !== 'npm ci');
}

let folder: string;
let env: NodeJS.ProcessEnv;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'workflow-'));
  env = {
    NODE_ENV: 'test',
    PATH: [join(folder, 'bin'), process.env.PATH].join(delimiter),
    HOME: folder,
    GIT_CONFIG_NOSYSTEM: '1',
    ...Object.fromEntries(
      ['AUTHOR', 'COMMITTER'].flatMap((role) => [
        [`GIT_${role}_NAME`, 'Somebody'],
        [`GIT_${role}_EMAIL`, 'somebody@example.org'],
      ]),
    ),
    RUNNER_TEMP: folder,
    GITHUB_OUTPUT: join(folder, 'output'),
    BRANCH: 'translations',
  };
  execFileSync('git', ['init', '--quiet', '--bare', 'origin.git'], { cwd: folder, env });
  execFileSync('git', ['init', '--quiet', '--initial-branch', 'main', 'repository'], { cwd: folder, env });
  git('remote', 'add', 'origin', join(folder, 'origin.git'));
  commit({ 'content/languages/it/home.po': 'before\n' });
});

afterEach(() => rmSync(folder, { recursive: true }));

const repository = () => join(folder, 'repository');
const git = (...args: readonly string[]) =>
  execFileSync('git', args, { cwd: repository(), env, encoding: 'utf8', stdio: 'pipe' }).trim();

function write(file: string, text: string) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

/** Commits files and returns the commit. */
function commit(files: Readonly<Record<string, string>>): string {
  for (const [file, text] of Object.entries(files)) write(join('repository', file), text);
  git('add', '.');
  git('commit', '--quiet', '--message', 'Change');
  return git('rev-parse', 'HEAD');
}

/** Puts a shell script in the place of a program. Its arguments are noted. */
function mockProgram(name: string, script: string): void {
  const file = join('bin', name);
  write(file, `#!/bin/sh\necho "$*" >> ${join(folder, `${name}-calls`)}\n${script}\n`);
  chmodSync(join(folder, file), 0o755);
}

/** Runs steps one after another, as GitHub does, until one fails. Returns the last exit status and all outputs. */
function run(steps: readonly Step[]) {
  write('output', '');
  const readOutput = () => readFileSync(join(folder, 'output'), 'utf8');
  let stdout = '';
  let status: number | null = 0;
  for (const step of steps) {
    const [, name] = /^steps\.\w+\.outputs\.(\w+) == 'true'$/.exec(step.if ?? '') ?? [];
    if (status !== 0 || (name && !readOutput().includes(`${name}=true`))) continue;
    const options = step.shell === 'bash' ? ['-eo', 'pipefail'] : ['-e'];
    const result = spawnSync('bash', [...options, '-c', step.run!], {
      cwd: repository(),
      env,
      encoding: 'utf8',
    });
    stdout += result.stdout;
    status = result.status;
  }
  return { status, stdout, output: readOutput() };
}

describe('sentences for translators', () => {
  const steps = readSteps('translations', 'sentences');
  const NEW_FILE = 'content/languages/it/spa.po';
  const readRequests = () =>
    readFileSync(join(folder, 'gh-calls'), 'utf8')
      .split('\n')
      .filter((call) => call.startsWith('pr create'));
  const listPushedFiles = () => git('ls-tree', '-r', '--name-only', 'origin/translations').split('\n');

  beforeEach(() => {
    mockProgram('npm', `echo "1 missing"; mkdir -p content/languages/it; echo new > ${NEW_FILE}`);
    mockProgram('gh', '');
  });

  test('a file that is new is handed to them', () => {
    expect(run(steps).status).toBe(0);
    expect(readRequests()).toHaveLength(1);
    expect(listPushedFiles()).toContain(NEW_FILE);
    expect(readFileSync(join(folder, 'body.md'), 'utf8')).toContain('1 missing');
  });

  test('without a new sentence there is no pull request', () => {
    mockProgram('npm', 'echo "0 missing"');
    expect(run(steps)).toMatchObject({ status: 0, output: '' });
    expect(git('branch', '--list', '--all')).toBe('* main');
  });

  test('an error of the script fails the job', () => {
    mockProgram('npm', 'echo "1 sentences"; exit 1');
    expect(run(steps)).toMatchObject({ status: 1, output: '' });
  });

  test.each([
    ['is not overwritten while its pull request is open', 'https://github.com/joya/site/pull/7', false],
    ['is replaced once its pull request is merged or closed', '', true],
  ])('what translators have written %s', (_, openRequest, isReplaced) => {
    git('switch', '--quiet', '--create', 'translations');
    commit({ 'content/languages/it/home.po': 'of a translator\n' });
    git('push', '--quiet', 'origin', 'translations');
    git('switch', '--quiet', 'main');
    git('branch', '--quiet', '-D', 'translations');
    mockProgram('gh', `if [ "$1 $2 $3 $4" = "pr list --head translations" ]; then echo "${openRequest}"; fi`);
    const { status, stdout } = run(steps);
    expect(status).toBe(0);
    expect(stdout.includes(`::notice::${openRequest} still waits`)).toBe(!isReplaced);
    git('fetch', '--quiet', 'origin');
    expect(listPushedFiles().includes(NEW_FILE)).toBe(isReplaced);
  });
});

describe('changes of content alone', () => {
  const steps = readSteps('ci', 'changes');

  test.each([
    ['content/photos/Höhle am Abend.jpg', true],
    ['content/shared/notices.json', true],
    ['content/languages/it/legal-notice.po', true],
    ['components/Höhle.tsx', false],
    ['content/i18n/languages.ts', false],
  ])('a change of %s since the last run that passed is one: %s', (file, expected) => {
    mockProgram('gh', `echo ${git('rev-parse', 'HEAD')}`);
    commit({ [file]: 'changed' });
    expect(run(steps)).toMatchObject({ status: 0, output: expected ? 'content=true\n' : '' });
  });
});
