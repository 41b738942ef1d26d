import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { copyProject } from '@/scripts/project-copy.mjs';
import { buildCopy, changeContent, runIn } from './copy';

const COPY = resolve('.cache', 'owners-day');

// a build and every test, on a machine that may be busy
jest.setTimeout(3_600_000);

/** What an owner changes on an ordinary day, by the files of content. */
const EDITS: Readonly<Record<string, Parameters<typeof changeContent>[2]>> = {
  'joya-boutique/rooms': ({ list }) => {
    list[0].price = 85;
    list.push({
      ...list[0],
      id: 9,
      title: 'Family Room',
      desc: 'Two rooms with a door between them, for those who travel with children.',
      description: ['Parents on one side, children on the other, and the garden before both doors.'],
      adults: 4,
      price: 119,
    });
  },
  'joya-boutique/pages': ({ about }) => (about.title = 'About the house'),
  'joya-boutique/brand': ({ booking }) =>
    (booking.url = 'https://www.booking.com/hotel/tz/joya-boutique.html?currency=usd'),
  'beachsuites-villa/home': ({ hero }) => (hero.slides[0].headline = 'The sea from every pillow'),
  'shared/restaurant': ({ hours, menu }) => {
    Object.assign(hours.list[0], { opens: '07:30', closes: '11:00' });
    menu.placeholder.name = 'Dish of the day';
  },
  'shared/food-menu': ({ items }) =>
    items.unshift({
      category: 'snack',
      photo: 'calm-shells',
      name: 'Octopus salad',
      price: '€ 6.00',
      text: 'With lime.',
    }),
  'shared/business': (business) =>
    Object.assign(business, {
      phone: '+255777123456',
      phoneHasWhatsApp: true,
      email: 'karibu@joya.example',
    }),
  'shared/tours': ({ tours }) =>
    tours.push({ ...tours[0], id: 'kuza-cave', title: 'Kuza Cave by bicycle', price: 15, maxGroup: 6 }),
  'shared/notices': ({ notices }) =>
    notices.push({ text: 'The road from Paje is under repair.', from: '2020-01-01', until: '2090-12-31' }),
  'shared/pricing': ({ extras }) => (extras.price = '$18 per day'),
};

const POST = `---
title: When the mangoes come
date: 2026-11-02
category: Garden
houses:
  - house: joya-boutique
    photo: calm-sand
    excerpt: In November nobody in the village buys fruit.
---

Ours is beside the gate, and it is for *everybody*.
`;

const SETTINGS = `SITE_URL=https://www.joya.example
NEXT_PUBLIC_EMAILJS_PUBLIC_KEY=owners-public-key
NEXT_PUBLIC_EMAILJS_SERVICE_ID=owners-service
NEXT_PUBLIC_EMAILJS_TEMPLATE_ID=owners-template
`;

/** Runs tests in the copy; of a site that is published, the specification would not be tested. */
const runTests = (command: string) =>
  // Playwright refuses to run where it finds Jest's mark
  runIn(COPY, command, { NODE_ENV: 'test', PUBLISH_TO: '', JEST_WORKER_ID: undefined });

beforeAll(async () => {
  copyProject(COPY);
  for (const name of ['__tests__', 'playwright.config.ts'])
    cpSync(name, join(COPY, name), { recursive: true });
  writeFileSync(join(COPY, '.env.local'), SETTINGS);
  writeFileSync(join(COPY, 'content/posts/when-the-mangoes-come.md'), POST);
  for (const [file, edit] of Object.entries(EDITS)) changeContent(COPY, file, edit);
  await buildCopy(COPY);
});

afterAll(() => rmSync(COPY, { recursive: true, force: true }));

test.each([
  'npx jest --silent --selectProjects unit export',
  'npx playwright test --project=browser --reporter=line',
])('after an ordinary day of the owner every test is green: %s', async (command) => {
  const { code, said } = await runTests(command);
  expect(code === 0 ? '' : said).toBe('');
});

test('only the figures of the specification complain', async () => {
  const { said } = await runTests('npx jest --silent --selectProjects specification');
  const complaints = said.split('\n').filter((line) => line.includes('●'));
  // price, rooms, hours, telephone, tours, posts, extras, slides
  for (const id of ['ENT-06', 'ENT-01', 'SVC-03', 'FTR-06', 'TRS-01', 'BLG-01', 'TPR-05', 'HMV-03'])
    expect(complaints.join('\n')).toContain(id);
});
