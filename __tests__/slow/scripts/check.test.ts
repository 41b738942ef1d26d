import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { remedyFor } from '@/scripts/check-remedies.mjs';

let project: string;

beforeAll(() => {
  // inside the project, so that its packages are found
  mkdirSync('.cache', { recursive: true });
  project = mkdtempSync(resolve('.cache', 'check-'));
  mkdirSync(join(project, 'content'));
  const compilerOptions = { strict: true, skipLibCheck: true, lib: ['es2023'], moduleResolution: 'bundler' };
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
  writeFileSync(join(project, 'content', 'assets.d.ts'), '');
  writeFileSync(
    join(project, 'content', 'languages.ts'),
    "export const languages = [{ code: 'en' }, { code: 'it' }];",
  );
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
export const contact: {
  readonly phone: '' | \`+\${number}\`;
  readonly opens: \`\${number}:\${number}\`;
  readonly website: \`https://\${string}\`;
  readonly children: boolean;
  readonly pages: readonly string[];
} = {
  phone: '+255777123456',
  opens: '18:00',
  website: 'https://example.com',
  children: true,
  pages: ['home'],
};
const italian = true;
export function getSite(code: string) {
  if (code === 'it' && !italian)
    throw new Error('content/languages/it.po:12: no entry for "Sea"\\ncontent/languages/it.po:12: no entry for "Sky"\\nSee docs.');
}
for (const [index, { title }] of rooms.entries()) {
  if (title !== 'Garden' && title !== 'Sea')
    throw new Error(\`content/index.ts, rooms.\${index}.title: "\${title}" is no room. Write Garden or Sea.\`);
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

test('a text that must have a certain form is said with an example of it', () => {
  const { status, said } = check(
    ["phone: '+255777123456'", "phone: '+255 CALL US'"],
    ["opens: '18:00'", "opens: '6 pm'"],
    ["website: 'https://example.com'", "website: 'www.example.com'"],
    ['children: true', "children: 'false'"],
    ["pages: ['home']", "pages: 'home'"],
    ['id: 7', 'id: $7'],
  );
  expect(status).toBe(1);
  expect(said.filter((_, index) => index % 2 === 1).sort()).toEqual([
    "Put it between square brackets, like ['one', 'two'].",
    "Write a plus sign and digits, without spaces, like '+255777123456'.",
    "Write the hour with its minutes, like '18:00'.",
    'Write the number alone: 7.',
    'Write the whole address, from https:// on.',
    'Write true or false, without quotes.',
  ]);
});

test('a sentence without its translation is said with both ways out', () => {
  const remedy = expect.stringMatching(/^Translate it .* DRAFT_LANGUAGES/);
  expect(check(['const italian = true', 'const italian = Boolean(0)'])).toEqual({
    status: 1,
    said: [
      'content/languages/it.po, line 12: no entry for "Sea".',
      remedy,
      'content/languages/it.po, line 12: no entry for "Sky".',
      remedy,
    ],
  });
});

test('a comma that is missing or too many in a list that is JSON is said with its line', () => {
  const lists = { 'hours.json': '[\n  { "a": 1 }\n  { "b": 2 }\n]', 'menu.json': '[\n  { "a": 1,\n  }\n]' };
  for (const [name, text] of Object.entries(lists)) writeFileSync(join(project, 'content', name), text);
  expect(check()).toEqual(
    said(
      /^content\/hours\.json, line 3: /,
      /^Type a comma at the end of line 2\.$/,
      /^content\/menu\.json, line 2: /,
      /^Take this comma out\.$/,
    ),
  );
  for (const name of Object.keys(lists)) rmSync(join(project, 'content', name));
});

test.each([
  ["name: 'the guests' own words',", /type ’ instead of '/],
  ["text: 'Shade, birds, and it's the sea',", /type ’ instead of '/],
  ['price: 1,200,', /^Write the number without a comma: 1200\.$/],
  ['title: ‘Garden’,', /^Quotes around a text are straight/],
])('%s', (line, remedy) => {
  expect(remedyFor(1005, "',' expected", ['{', line], 1)).toMatch(remedy);
});

test('what content itself refuses is said in two lines, with the line of the value', () => {
  expect(check(["'Garden'", "'Gardn'"])).toEqual(
    said(/^content\/index\.ts, line 10, rooms\.0\.title: "Gardn" is no room\.$/, /^Write Garden or Sea\.$/),
  );
});

test('the line is that of the field, also where the same value stands twice', () => {
  const { said } = check(["'Sea'", "'See'"], ["'Sea'", "'See'"]);
  expect(said[0]).toMatch(/^content\/index\.ts, line 15, rooms\.1\.title: "See" is no room\.$/);
});
