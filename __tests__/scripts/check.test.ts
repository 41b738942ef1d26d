import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

let project: string;

beforeAll(() => {
  // inside the project, so that its packages are found
  mkdirSync('.cache', { recursive: true });
  project = mkdtempSync(resolve('.cache', 'check-'));
  mkdirSync(join(project, 'content'));
  const compilerOptions = { strict: true, skipLibCheck: true, lib: ['es2023'], moduleResolution: 'bundler' };
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
  writeFileSync(join(project, 'content', 'assets.d.ts'), '');
});

afterAll(() => rmSync(project, { recursive: true }));

const CONTENT = `
interface Room {
  readonly id: number;
  readonly title: string;
  readonly href: '/room' | '/contact';
}
export const rooms: Room[] = [
  {
    id: 4,
    title: 'Garden',
    href: '/room',
  },
  {
    id: 6,
    title: 'Sea',
    href: '/contact',
  },
  {
    id: 7,
    title: 'Sea',
    href: '/contact',
  },
];
for (const { title } of rooms) {
  if (title !== 'Garden' && title !== 'Sea')
    throw new Error(\`content/index.ts, rooms.0.title: "\${title}" is no room. Write Garden or Sea.\`);
}
`;

/** Runs the check on the content above with some texts replaced. */
function check(...mistakes: readonly (readonly [text: string, mistake: string])[]) {
  const source = mistakes.reduce((before, [text, mistake]) => {
    expect(before).toContain(text);
    return before.replace(text, mistake);
  }, CONTENT);
  writeFileSync(join(project, 'content', 'index.ts'), source);
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve('scripts/check.mjs')], {
    cwd: project,
    encoding: 'utf8',
  });
  return { status, said: (stderr.trim() || stdout.trim()).split(/\s*\n\s*/) };
}

const said = (...lines: readonly RegExp[]) => ({
  status: 1,
  said: lines.map((line) => expect.stringMatching(line)),
});

test('content without a mistake passes', () => {
  expect(check()).toMatchObject({ status: 0, said: [expect.stringMatching(/nothing wrong/)] });
});

test.each([
  [
    'an apostrophe within quotes',
    "'Garden'",
    "'Garden's room'",
    10,
    /^An apostrophe .* type ’ instead of '\.$/,
  ],
  ['a comma that is missing', 'id: 4,', 'id: 4', 10, /^Type a comma at the end of line 9\.$/],
  [
    'a quote that is missing',
    "'Garden',",
    "'Garden,",
    10,
    /^The text has no end: type ' after its last letter\.$/,
  ],
])('%s is said in two lines: where and what, then what to type', (_, text, mistake, line, remedy) => {
  expect(check([text, mistake])).toEqual(said(new RegExp(`^content/index\\.ts, line ${line}: `), remedy));
});

test('fields that are missing, misspelt or of the wrong kind are said in two lines each', () => {
  expect(
    check(
      ["id: 7,\n    title: 'Sea'", "id: 7,\n    titel: 'Sea'"],
      ['id: 4,\n', "id: '4',\n"],
      ["href: '/room',", "href: '/rooms',"],
      ['    id: 6,\n', ''],
    ),
  ).toEqual(
    said(
      /^content\/index\.ts, line 9: .*id: '4',/,
      /^Type the number without quotes\.$/,
      /^content\/index\.ts, line 11: .*href: '\/rooms',/,
      /^Type \/room instead\.$/,
      /^content\/index\.ts, line 13: Property 'id' is missing/,
      /^Add id,/,
      /^content\/index\.ts, line 19: .*titel: 'Sea'/,
      /^Type title instead\.$/,
    ),
  );
});

test('what content itself refuses is said in two lines, with the line of the value', () => {
  expect(check(["'Garden'", "'Gardn'"])).toEqual(
    said(/^content\/index\.ts, line 10, rooms\.0\.title: "Gardn" is no room\.$/, /^Write Garden or Sea\.$/),
  );
});
