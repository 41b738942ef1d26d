import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const CONFIGURED = { SITE_URL: 'https://www.example.com', KEY: 'k' };
// each run starts a Node process
jest.setTimeout(60_000);

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'samples-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function listSamples(
  files: Record<string, string>,
  { strict = false, env = CONFIGURED }: { strict?: boolean; env?: Record<string, string> } = {},
) {
  for (const [name, text] of Object.entries({ 'photos/manifest.json': '{}', ...files })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [resolve('scripts/list-samples.mjs'), '--content', '.', ...(strict ? ['--strict'] : [])],
    // in the folder of the test: the settings of this machine, in .env.local, are none of its
    {
      encoding: 'utf8',
      cwd: folder,
      env: { PATH: process.env.PATH, ...env } as unknown as NodeJS.ProcessEnv,
    },
  );
  expect(stderr).toBe('');
  const lines = stdout.split('\n').filter((line) => line.startsWith('  '));
  return { status, lines, stdout };
}

const FINISHED = `
export const business = {
  email: 'karibu@joya.tz', phone: '+255 1', mapsUrl: 'https://maps.example/?a#map=1',
  social: [{ href: 'https://www.facebook.com/joya' }], price: '$49', pictureNote: '',
  key: process.env.KEY || 'none', list: [{ sample: false, quote: 'Lovely.' }],
};`;

test('the list of samples is empty for a finished site, and strict is content', () => {
  const { status, lines, stdout } = listSamples({ 'business.ts': FINISHED }, { strict: true });
  expect(lines).toEqual([]);
  expect(stdout).toContain('No samples are left.');
  expect(status).toBe(0);
});

const CASES = [
  [
    'an address on an example domain',
    `export const a = { email: 'hello@example.com' };`,
    'hello@example.com',
  ],
  ['an empty phone', `export const a = { phone: '' };`, `''`],
  ['an empty field of the legal notice', `export const owner = { licence: '' };`, 'licence'],
  [
    'a front page',
    `export const a = 'https://www.booking.com/?currency=usd';`,
    'your own page on www.booking.com',
  ],
  ['a marked guest', `export const a = [{ sample: true, quote: 'This frame waits.' }];`, 'This frame waits.'],
  [
    'a shared mark',
    `const sample = { sample: true } as const;\nexport const a = [{ ...sample, quote: 'A frame.' }];`,
    'A frame.',
  ],
  [
    'a price of a sample',
    `export function sampleExtras() { return { price: '$12 per day' }; }`,
    '$12 per day',
  ],
  ['a text that says so', `export const a = { name: 'Coming Soon' };`, 'Coming Soon'],
  [
    'a note in the content',
    `// sample: the name of the host\nexport const a = 'Joya';`,
    'the name of the host',
  ],
  ['an unset key', `export const a = process.env.SERVICE || 'none';`, 'SERVICE'],
  ['the note on the pictures', `export const a = { pictureNote: 'Not photographs.' };`, 'Not photographs.'],
] as const;

test('the list of samples finds each kind and says where it is', () => {
  const files = Object.fromEntries(CASES.map(([, source], at) => [`house/${at}.ts`, source]));
  const { lines } = listSamples(files);
  expect(lines).toHaveLength(CASES.length);
  for (const [at, [kind, , what]] of CASES.entries()) {
    const line = lines.find((one) => one.includes(`house/${at}.ts:`));
    expect({ kind, line }).toEqual({ kind, line: expect.stringContaining(what) });
  }
});

test('the list of samples names drawn pictures', () => {
  const { lines } = listSamples({ 'photos/manifest.json': '{"pool":{"isPlaceholder":true},"bed":{}}' });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('photos/pool.jpg');
});

test('the list of samples asks for the address of the site, and strict fails while anything is left', () => {
  const { status, lines } = listSamples({ 'business.ts': FINISHED }, { strict: true, env: { KEY: 'k' } });
  expect(lines).toEqual(['  site-url.mjs  SITE_URL']);
  expect(status).toBe(1);
  expect(listSamples({}, { env: {} }).status).toBe(0);
});
