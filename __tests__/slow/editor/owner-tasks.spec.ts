// What owners do most, by the manual alone: what is saved, how many presses it takes beside its text, and how long.
import { mkdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, type Locator, type Page } from '../../support/e2e/fixtures';
import {
  add,
  addNewPhoto,
  changedFiles,
  choose,
  expand,
  field,
  fill,
  fillDate,
  filesOfContent,
  makePhoto,
  openEditor,
  openForm,
  readFiles,
  save,
  scrollUntilRendered,
  settled,
  test,
  type Files,
} from './editor-page';

const json = (files: Files, file: string) => JSON.parse(`${files.get(file)}`);

async function create(page: Page, collection: string) {
  await page.getByRole('treeitem', { name: collection }).click();
  await page.getByRole('button', { name: 'New' }).click();
  await settled(page);
}

async function choosePhoto(within: Page | Locator, label: string, altText: string) {
  await field(within, label).last().getByRole('combobox').first().click();
  const page = 'page' in within ? within.page() : within;
  await page.getByRole('option', { name: altText }).click();
}

const files = filesOfContent();
/** What was saved last. */
let current: Files;

test.beforeEach(async ({ page, editorUrl }) => {
  await page.addInitScript(() => {
    let [presses, keys] = [0, 0];
    addEventListener('pointerdown', () => (presses += 1), true);
    addEventListener('keydown', () => (keys += 1), true);
    // a text that the test fills in at once, and a date
    addEventListener(
      'input',
      (event) => {
        const { data, target } = event as InputEvent;
        const field = target as HTMLInputElement;
        if (data && data.length > 1) keys += data.length;
        else if (/^(?:date|time)$/.test(field.type)) keys += field.value.length;
      },
      true,
    );
    Object.assign(window, { countPresses: () => presses, countKeys: () => keys });
  });
  await openEditor(page, editorUrl, files);
  current = files;
});

const MOST_PRESSES = 12;
const MOST_SECONDS = 300;

/** Seconds by the keystroke-level model of Card, Moran and Newell (1980): for a key, by somebody who types slowly ... */
const KEY_SECONDS = 0.5;
/** ... and for a press, with the thought before it and the way of the mouse. */
const PRESS_SECONDS = 1.35 + 1.1 + 0.2;

/** A job of an owner. The way to the next text field is a part of typing; choosing a file is a press. */
const job = (page: Page, name: string, run: () => Promise<void>, most = MOST_PRESSES, filesChosen = 0) =>
  test.step(name, async () => {
    const count = (what: 'countPresses' | 'countKeys') =>
      page.evaluate((what) => (Reflect.get(window, what) as () => number)(), what);
    const before = { presses: await count('countPresses'), keys: await count('countKeys'), ms: Date.now() };
    await run();
    const presses = (await count('countPresses')) - before.presses + filesChosen;
    const keys = (await count('countKeys')) - before.keys;
    expect(presses, `presses for ${name}`).toBeLessThanOrEqual(most);
    // so that a press that is not seen is noticed
    expect(presses, `presses for ${name}`).toBeGreaterThanOrEqual(3);
    // those of the owner, and those in which the editor works, with the pauses of this test
    const seconds = keys * KEY_SECONDS + presses * PRESS_SECONDS + (Date.now() - before.ms) / 1000;
    expect(seconds, `seconds for ${name}`).toBeLessThanOrEqual(MOST_SECONDS);
    const description = `${name}: ${presses} presses, ${keys} keys, ${Math.round(seconds)} s`;
    test.info().annotations.push({ type: 'job', description });
  });

/** The altText of a picture that there is. */
const altOf = (photo: string): string => json(files, `content/photos/${photo}.json`).alt;

/** Saves; these files have changed and no others. */
async function filesAfterSave(page: Page, ...changed: string[]): Promise<Files> {
  await save(page);
  const after = await readFiles(page);
  expect(changedFiles(current, after)).toEqual(changed);
  current = after;
  return after;
}

/** Saves; this is the only change, in the only file. */
async function saveChange(page: Page, file: string, change: (content: ReturnType<typeof json>) => unknown) {
  const expected = json(current, file);
  change(expected);
  expect(json(await filesAfterSave(page, file), file)).toEqual(expected);
}

test('an owner changes a price, hours and the picture of a room', async ({ page }) => {
  await job(page, 'the price of a room', async () => {
    await openForm(page, 'Rooms', 'Joya Boutique: Rooms');
    await expand(field(page, 'Rooms'));
    await fill(page, 'Price in US dollars a night', '85');
    await saveChange(page, 'content/joya-boutique/rooms.json', ({ list }) => (list[0].price = 85));
  });
  await job(page, 'the hours of the restaurant', async () => {
    await openForm(page, 'Restaurant and menu', 'Restaurant');
    const hours = field(page, 'Opening hours');
    await expand(hours);
    const meals = field(hours, 'Meals, in the order of the day');
    await expand(meals);
    await fillDate(meals, 'Until', '11:00');
    await saveChange(page, 'content/shared/restaurant.json', (it) => (it.hours.list[0].closes = '11:00'));
  });
  await job(page, 'another picture of a room', async () => {
    await openForm(page, 'Rooms', 'Joya Boutique: Rooms');
    await expand(field(page, 'Rooms'));
    const photo = field(page, 'Picture on its card');
    await scrollUntilRendered(field(photo, 'Which picture'));
    await choosePhoto(photo, 'Which picture', altOf('calm-sand'));
    await saveChange(page, 'content/joya-boutique/rooms.json', ({ list }) => (list[0].photo = 'calm-sand'));
  });
});

test('an owner adds a picture with its words', async ({ page }, info) => {
  await job(page, 'a picture with its words', async () => {
    const photo = info.outputPath('IMG 0001.JPG');
    mkdirSync(info.outputPath(), { recursive: true });
    // 40 MB, with the place where it was taken
    const shot = sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#357' } });
    const camera = { IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '6/1 19/1 0/1' } };
    writeFileSync(
      photo,
      Buffer.concat([await shot.withExif(camera).jpeg().toBuffer(), Buffer.alloc(40_000_000)]),
    );

    await create(page, 'Pictures');
    await fill(page, 'What the picture shows, for those who do not see it', 'A new door');
    await field(page, 'File').locator('input[type=file]').first().setInputFiles(photo);
    await expect(field(page, 'File')).toContainText('img-0001.webp');
    await save(page);
    await openForm(page, 'Restaurant and menu', 'Joya Boutique: Restaurant');
    await choosePhoto(page, 'Picture', 'A new door');
    const [place, entry, original] = [
      'content/joya-boutique/restaurant.json',
      'content/photos/a-new-door.json',
      'content/photos/img-0001.webp',
    ] as const;
    const after = await filesAfterSave(page, place, entry, original);
    expect(json(after, place)).toEqual({ ...json(files, place), photo: 'a-new-door' });
    expect(json(after, entry)).toEqual({ file: 'img-0001.webp', alt: 'A new door' });
    const { format, width, exif } = await sharp(after.get(original)).metadata();
    expect({ format, width, exif }).toEqual({ format: 'webp', width: 2400, exif: undefined });
  });
});

test('an owner adds a dish, a tour and a notice that closes a house', async ({ page }) => {
  await job(page, 'a dish', async () => {
    await openForm(page, 'Restaurant and menu', 'Menu');
    await add(page, 'Dish');
    await choose(page, 'Part of the menu', 'Lunch');
    await choosePhoto(page, 'Picture', altOf('lunch-1'));
    await fill(page, 'Name', 'Octopus in coconut');
    await fill(page, 'Price', '€ 9.00');
    const dish = { category: 'lunch', photo: 'lunch-1', name: 'Octopus in coconut', price: '€ 9.00' };
    await saveChange(page, 'content/shared/food-menu.json', ({ items }) => items.push(dish));
  });
  await job(page, 'a tour', async () => {
    await openForm(page, 'Tours', 'Tours');
    await add(page, 'Tour');
    await fill(page, 'Name', 'Mangroves');
    await fill(page, 'Description', 'By boat through the bay.');
    await fill(page, 'Lowest price in US dollars', '40');
    await add(page, 'Highlight');
    await field(page, 'Highlights').getByRole('textbox').last().fill('Herons');
    await choosePhoto(page, 'Picture', altOf('calm-sand'));
    await fill(page, 'Largest group', '6');
    await fill(page, 'Stars', '5');
    const hours = field(page, 'Duration in hours');
    await scrollUntilRendered(hours);
    await fill(hours, 'From', '2');
    await fill(hours, 'To', '3');
    const tour = {
      title: 'Mangroves',
      // made from the name
      id: 'mangroves',
      description: 'By boat through the bay.',
      price: 40,
      highlights: ['Herons'],
      photo: 'calm-sand',
      maxGroup: 6,
      rating: 5,
      hours: { least: 2, most: 3 },
    };
    await saveChange(page, 'content/shared/tours.json', ({ tours }) => tours.push(tour));
  });
  await job(page, 'a notice that closes a house', async () => {
    await openForm(page, 'Notices and offers', 'Notices');
    await add(page, 'Notice');
    await fill(page, 'What guests should know', 'We rest in the long rains.');
    await fillDate(page, 'First day in Zanzibar', '2027-03-01');
    await fillDate(page, 'Last day', '2027-04-01');
    await add(page, 'House');
    await choose(field(page, 'Houses'), 'House', 'Joya Boutique');
    await choose(page, 'What is closed in these days', 'House');
    const notice = {
      text: 'We rest in the long rains.',
      from: '2027-03-01',
      until: '2027-04-01',
      brands: ['joya-boutique'],
      closure: 'house',
    };
    await saveChange(page, 'content/shared/notices.json', ({ notices }) => notices.push(notice));
  });
});

test('an owner makes an offer, quotes a guest and writes a phone number', async ({ page }) => {
  await job(page, 'an offer', async () => {
    await openForm(page, 'Notices and offers', 'Offers');
    await add(page, 'Offer');
    await fill(page, 'Name', 'Three for two');
    await fill(page, 'What guests get', 'Stay three nights and pay two.');
    await fillDate(page, 'First day in Zanzibar', '2027-03-01');
    await fillDate(page, 'Last day', '2027-04-01');
    await add(page, 'House');
    await choose(field(page, 'Houses'), 'House', 'Joya Boutique');
    await add(page, 'Room');
    const rooms = field(page, 'Rooms, if it is not for all');
    // those of the house alone
    await expect(rooms.getByRole('radio')).toHaveCount(
      json(files, 'content/joya-boutique/rooms.json').list.length,
    );
    await rooms.getByRole('radio').first().click();
    const offer = {
      title: 'Three for two',
      text: 'Stay three nights and pay two.',
      conditions: [],
      from: '2027-03-01',
      until: '2027-04-01',
      brands: ['joya-boutique'],
      rooms: [json(files, 'content/joya-boutique/rooms.json').list[0].id],
    };
    await saveChange(page, 'content/shared/special-offers.json', ({ offers }) => offers.push(offer));
  });
  await job(page, 'the words of a guest', async () => {
    await openForm(page, 'Guests’ words', 'Words of guests');
    await add(page, 'Guest');
    await fill(page, 'Name', 'Asha');
    await fill(page, 'Stars', '5');
    await field(page, 'This is a sample').getByRole('switch').last().click();
    await fill(page, 'Country', 'Kenya');
    await fill(page, 'What the guest said', 'We slept well.');
    const guest = { name: 'Asha', rating: 5, sample: false, country: 'Kenya', quote: 'We slept well.' };
    await saveChange(page, 'content/shared/testimonials.json', ({ list }) => list.push(guest));
  });
  await job(page, 'the phone', async () => {
    await openForm(page, 'Contact and legal', 'Contact and address');
    await fill(page, 'Phone', '+255 777 123 456');
    await saveChange(page, 'content/shared/business.json', (it) => (it.phone = '+255 777 123 456'));
  });
});

test('an owner hides a room and takes the blog off the site', async ({ page }) => {
  await job(page, 'a hidden room', async () => {
    await openForm(page, 'Rooms', 'Joya Boutique: Rooms');
    await expand(field(page, 'Rooms'));
    await field(page, 'Hide this room').getByRole('switch').click();
    await expect(field(page, 'Ready to be published?')).toContainText(
      'is hidden. Its entries and links leave',
    );
    await saveChange(page, 'content/joya-boutique/rooms.json', ({ list }) => {
      const [{ price, priceNote, id, ...rest }] = list;
      list[0] = { price, priceNote, id, hidden: true, ...rest };
    });
  });
  await job(page, 'the blog off the site', async () => {
    await openForm(page, 'Texts: Joya Boutique', 'Titles and pictures of pages, and which pages there are');
    const blog = field(page, 'Blog');
    await scrollUntilRendered(blog);
    await expand(blog);
    await field(blog, 'Take this page off the site').getByRole('switch').click();
    await saveChange(page, 'content/joya-boutique/pages.json', (it) => (it.blog.removed = true));
  });
});

test('an owner adds a room with two pictures of its own', async ({ page }, info) => {
  const photos = await Promise.all(
    ['door', 'bed'].map((name) => makePhoto(info.outputPath('photos', `${name}.jpg`))),
  );
  const lists = ['joya-boutique', 'beachsuites-villa'].map(
    (house): readonly { readonly id: number; readonly price: number }[] =>
      json(files, `content/${house}/rooms.json`).list,
  );
  const next = Math.max(...lists.flat().map(({ id }) => id)) + 1;
  const run = async () => {
    await openForm(page, 'Rooms', 'Joya Boutique: Rooms');
    const rooms = field(page, 'Rooms');
    await rooms.getByRole('button', { name: 'List Item Options' }).first().click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    await settled(page);
    // the copy is open
    await expect(field(page, 'Number')).toContainText(`The next free one is ${next}.`);
    await fill(page, 'Number', String(next));
    const card = field(rooms, 'Picture on its card');
    await scrollUntilRendered(field(card, 'Which picture'));
    await addNewPhoto(card, photos[0]!, 'The door of the room');
    for (const [label, text] of [
      ['Name', 'Garden Corner'],
      ['One or two sentences on its card', 'A room in the corner of the garden.'],
      ['Paragraphs of its page', 'It is quiet there.'],
    ] as const) {
      const box = field(rooms, label).getByRole('textbox').first();
      await scrollUntilRendered(box);
      await box.fill(text);
    }
    const gallery = field(rooms, 'Pictures');
    const addEntry = gallery.getByRole('button', { name: 'Add \u2068Picture\u2069' }).last();
    await scrollUntilRendered(addEntry);
    await addEntry.click();
    await settled(page);
    await addNewPhoto(field(gallery, 'Which picture').last(), photos[1]!, 'The bed of the room');
    await filesAfterSave(
      page,
      'content/joya-boutique/rooms.json',
      'content/photos/bed.webp',
      'content/photos/door.webp',
      'content/photos/the-bed-of-the-room.json',
      'content/photos/the-door-of-the-room.json',
    );
  };
  await job(page, 'a room with two pictures', run, 20, photos.length);
  const added = json(current, 'content/joya-boutique/rooms.json').list.find(
    ({ id }: { id: number }) => id === next,
  );
  expect(added).toMatchObject({
    title: 'Garden Corner',
    price: lists[0]![0]!.price,
    photo: 'the-door-of-the-room',
  });
});

test('an owner writes the prices of all rooms in the high season', async ({ page }) => {
  const file = 'content/joya-boutique/rooms.json';
  const rooms: readonly { readonly id: number; readonly title: string }[] = json(files, file).list;
  const price = (title: string) => page.getByRole('textbox', { name: `${title}, A night` });
  const openSeason = async () => {
    await openForm(page, 'Rooms', 'Joya Boutique: Rooms');
    const seasons = page.getByRole('button', { name: 'Add \u2068Prices by season\u2069' });
    await scrollUntilRendered(
      seasons.or(page.getByRole('button', { name: 'Add \u2068Season\u2069' })).first(),
    );
    await add(page, 'Season');
    await fill(page, 'Name', 'High season');
    await fillDate(page, 'First night', '2027-06-15');
    await fillDate(page, 'Last night', '2027-10-15');
  };
  const run = async () => {
    await openSeason();
    for (const { title } of rooms) await price(title).fill('120');
    await filesAfterSave(page, file);
  };
  await job(page, 'a high season of all rooms', run, 20);
  expect(json(current, file).seasons).toEqual([
    {
      name: 'High season',
      from: '2027-06-15',
      until: '2027-10-15',
      prices: rooms.map(({ id }) => ({ room: id, price: 120 })),
    },
  ]);
});

test('an owner writes a post with two pictures, a heading, a quotation and a link', async ({ page }) => {
  const file = 'content/posts/when-the-mangoes-come.md';
  const text = field(page, 'The post itself');
  const addPhoto = async (photo: string) => {
    await page.getByRole('button', { name: 'Picture', exact: true }).click();
    await settled(page);
    await choosePhoto(text, 'Which picture', altOf(photo));
    await settled(page);
  };
  const run = async () => {
    await create(page, 'Posts');
    await fill(page, 'Title', 'When the mangoes come');
    await fillDate(page, 'Date', '2026-11-01');
    await fill(page, 'Category', 'Garden');
    await add(page, 'House');
    const brands = field(page, 'Houses that show it');
    await choose(brands, 'House', 'Joya Boutique');
    await choosePhoto(page, 'Picture', altOf('calm-sand'));
    await fill(brands, 'One or two sentences on its card', 'December: nobody buys fruit.');
    await text.getByRole('textbox').click();
    await page.keyboard.type('## The first');
    await page.keyboard.press('Enter');
    // what begins with one letter
    await page.keyboard.type('I sit beside the gate, near ');
    await page.getByRole('button', { name: 'Link to a page', exact: true }).click();
    const link = page.getByRole('dialog').filter({ visible: true }).last();
    await fill(link, 'Words of the link', 'our rooms');
    await field(link, 'Page').getByRole('combobox').click();
    await page.getByRole('option', { name: 'Rooms', exact: true }).click();
    await link.getByRole('button', { name: 'Insert' }).click();
    await settled(page);
    await page.keyboard.press('Backspace');
    await page.keyboard.type('.');
    await page.keyboard.press('Enter');
    await page.keyboard.type('> Take two.');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await addPhoto('calm-kanga');
    await addPhoto('calm-shells');
    await filesAfterSave(page, file);
  };
  await job(page, 'a post with two pictures', run, 20);
  expect(`${current.get(file)}`).toBe(`---
title: When the mangoes come
date: 2026-11-01
category: Garden
brands:
  - brand: joya-boutique
    photo: calm-sand
    excerpt: 'December: nobody buys fruit.'
---

## The first

I sit beside the gate, near [our rooms](/room).

> Take two.

![](calm-kanga)

![](calm-shells)
`);
});
