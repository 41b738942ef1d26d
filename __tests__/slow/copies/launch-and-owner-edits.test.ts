import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import type { PricingSeason } from '@/content/model/helpers/pricing-seasons';
import { content } from '../../support/site';
import { copyProject } from './copy-project';
import { buildCopy, changeContent, runIn, type Change } from './edit-and-build-copy';
import { REPLACED, STEPS } from './launch-steps';

const COPY = resolve('.cache', 'owner-edits');

// a build and every test, on a machine that may be busy
jest.setTimeout(3_600_000);

const SEASONS: readonly PricingSeason[] = [
  {
    name: 'Christmas and New Year',
    from: '2026-12-20',
    until: '2027-01-05',
    everyYear: true,
    prices: [
      {
        room: 4,
        price: 1250,
        extraGuests: { included: 2, price: 15.5 },
        longStay: { nights: 7, price: 1100 },
      },
      { room: 6, price: 139 },
    ],
  },
  // cheaper than all other nights, and over some day
  {
    name: 'While the pool is built',
    from: '2090-02-01',
    until: '2090-02-28',
    prices: [{ room: 8, price: 49 }],
  },
];

const MANUAL = readFileSync('docs/owner.md', 'utf8');

/** The first example of JSON below a heading of the manual. */
function example(heading: string) {
  const [, below = ''] = MANUAL.split(`\n## ${heading}\n`);
  return JSON.parse(/```json\n([^]*?)```/.exec(below)?.[1] ?? '');
}

/** What an owner changes on an ordinary day, by the files of content. */
const EDITS: Readonly<Record<string, Change>> = {
  'joya-boutique/rooms': (rooms) => {
    const { list } = rooms;
    list[0].price = 85;
    rooms.seasons = SEASONS;
    const texts = {
      summary: 'Two rooms with a door between them.',
      description: ['Parents here, children there.'],
    };
    list.push({ ...list[0], id: 9, title: 'Family Room', ...texts, adults: 4, price: 119 });
  },
  'joya-boutique/pages': ({ about }) => (about.title = 'About the house'),
  'beachsuites-villa/home': ({ hero }) => (hero.slides[0].headline = 'The sea from every pillow'),
  'shared/restaurant': ({ hours }) => Object.assign(hours.list[0], { opens: '07:30', closes: '11:00' }),
  'shared/food-menu': ({ items }) =>
    items.unshift({
      category: 'snack',
      photo: 'calm-shells',
      name: 'Octopus salad',
      price: '€ 6.00',
      text: 'With lime.',
    }),
  'shared/tours': ({ tours }) =>
    tours.push({ ...tours[0], id: 'kuza-cave', title: 'Kuza Cave by bicycle', price: 15, maxGroup: 6 }),
  'shared/notices': ({ notices }) =>
    notices.push(
      { text: 'The road from Paje is under repair.', from: '2020-01-01', until: '2090-12-31' },
      ...example('Put up a notice').notices,
      example('Close for a season'),
    ),
  'shared/special-offers': ({ offers }) => offers.push(example('Make an offer')),
};

/** What search engines and telephones request. */
const FILES_OF_SERVICES = {
  'google0123456789abcdef.html': 'google-site-verification: google0123456789abcdef.html',
  '.well-known/assetlinks.json': '[{ "target": { "path": "/nowhere" } }]',
};

beforeAll(async () => {
  copyProject(COPY);
  for (const name of ['__tests__', 'playwright.config.ts'])
    cpSync(name, join(COPY, name), { recursive: true });
  for (const step of Object.values(STEPS)) await step(COPY);
  const post = readFileSync(join(COPY, 'content/posts/reading-the-tide.md'), 'utf8');
  writeFileSync(
    join(COPY, 'content/posts/shells.md'),
    `${post.replace(/^title: .*/m, 'title: Shells')}\nThey are empty: **leave** those that are not.\n`,
  );
  mkdirSync(join(COPY, 'public/.well-known'));
  for (const [file, text] of Object.entries(FILES_OF_SERVICES))
    writeFileSync(join(COPY, 'public', file), text);
  for (const [file, edit] of Object.entries(EDITS)) changeContent(COPY, file, edit);
  await buildCopy(COPY);
});

afterAll(() => rmSync(COPY, { recursive: true, force: true }));

test('files of other services are published as they are', () => {
  for (const [file, text] of Object.entries(FILES_OF_SERVICES))
    expect(readFileSync(join(COPY, 'out', file), 'utf8')).toBe(text);
});

const expectGreen = async (command: string) => {
  // Playwright refuses to run where it finds Jest's mark
  const settings = {
    // which Next leaves alone while it tests
    ...parseEnv(readFileSync(join(COPY, '.env.local'), 'utf8')),
    NODE_ENV: 'test',
    JEST_WORKER_ID: undefined,
  } as const;
  const { code, output } = await runIn(COPY, command, settings);
  expect(code === 0 ? '' : output).toBe('');
};

test('every step of docs/launch.md before the last check was done', () => {
  const headings = [...readFileSync('docs/launch.md', 'utf8').matchAll(/^## (.*)$/gm)].map(
    ([, text]) => text,
  );
  expect(headings).toEqual([...Object.keys(STEPS), 'The last check', 'Publish']);
});

test('after a launch no sample is left', async () => {
  const { output } = await runIn(COPY, 'npm run --silent samples -- --strict', { NODE_ENV: 'production' });
  expect(output).toMatch(/^No samples are left\.$/m);
});

test('after a launch no page has words of the template', () => {
  const found = readdirSync(join(COPY, 'out'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .flatMap((file) => {
      const html = readFileSync(join(COPY, 'out', file), 'utf8').replace(/<(script|style)[^]*?<\/\1>/g, '');
      const words = html.match(
        /[^<>]{0,40}(?:example\.(?:com|org)|\bsamples?\b|coming soon|your-domain)[^<>]{0,40}/i,
      );
      return (words ?? []).map((text) => `${file}: ${text}`);
    });
  expect(found).toEqual([]);
});

test('after a launch a picture that was replaced has left no file', () => {
  const { file } = content.photos[REPLACED.name]!;
  const originals = readdirSync(join(COPY, 'content/photos'));
  expect(originals).toContain(REPLACED.file);
  expect(originals).not.toContain(file);
  const { version } = JSON.parse(readFileSync(join(COPY, 'content/photo-files.json'), 'utf8'))[REPLACED.name];
  for (const folder of ['public/photos', 'out/photos'])
    expect(
      readdirSync(join(COPY, folder)).filter(
        (name) => name.startsWith(`${REPLACED.name}-`) && !name.startsWith(`${REPLACED.name}-${version}-`),
      ),
    ).toEqual([]);
});

// what has to pass after a change of content
test('after an ordinary day of the owner the unit tests and those of the export are green', () =>
  expectGreen('npx jest --silent --selectProjects unit export specification'));

test('after an ordinary day of the owner the tests in the browser are green', () =>
  expectGreen('npx playwright test --project=e2e --reporter=dot'));
