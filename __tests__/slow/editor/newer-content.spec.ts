// Forms on content that is newer than the editor: it was saved, and the site has not been built since.
import { expect, type Page } from '../../support/e2e/fixtures';
import {
  addNewPhoto,
  changedFiles,
  choose,
  expand,
  field,
  filesOfContent,
  makePhoto,
  openEditor,
  openForm,
  readFiles,
  save,
  test,
  type Files,
} from './editor-page';

/** A page that is stuck answers nothing for minutes; a busy machine may take seconds. */
const LONGEST_BLOCK_MS = 5000;

const MENU = 'content/shared/food-menu.json';
const RESTAURANT = 'content/joya-boutique/restaurant.json';

/** Another picture, dish, note and heading than the editor was built with; the dish has a mistake. */
function newerFiles(): Files {
  const files = filesOfContent();
  const write = (file: string, value: object) => files.set(file, Buffer.from(JSON.stringify(value, null, 2)));
  const { items } = JSON.parse(`${files.get(MENU)}`);
  const restaurant = JSON.parse(`${files.get(RESTAURANT)}`);
  const [photo] = [...files].find(([file]) => /photos\/.*\.webp$/.test(file)) ?? [''];
  write('content/photos/new-table.json', { file: photo.replace(/^.*\//, ''), alt: 'A new table' });
  write(MENU, {
    items: [{ ...items[0], category: 'brunch', photo: 'new-table', name: 'A new dish' }, ...items],
  });
  write(RESTAURANT, {
    ...restaurant,
    photo: 'new-table',
    intro: { ...restaurant.intro, heading: 'A new heading' },
    notes: { ...restaurant.notes, list: [...restaurant.notes.list, { name: 'New', text: 'A new note.' }] },
  });
  return files;
}

/** The longest time for which the page has answered nothing, in ms. */
const measureLongestBlock = (page: Page) =>
  page.evaluate(() => {
    let [last, longest] = [performance.now(), 0];
    setInterval(() => {
      const now = performance.now();
      [longest, last] = [Math.max(longest, now - last), now];
    }, 20);
    Object.assign(window, { getLongestBlock: () => longest });
  });

for (const [form, file] of [
  ['Joya Boutique: Restaurant', RESTAURANT],
  ['Menu', MENU],
] as const)
  test(`a picture is added in the form "${form}", and the page goes on answering`, async ({
    page,
    editorUrl,
  }, info) => {
    const files = newerFiles();
    const photo = await makePhoto(info.outputPath('photos', 'door.jpg'));
    await openEditor(page, editorUrl, files);
    await openForm(page, 'Restaurant and menu', form);
    if (form === 'Menu') await expand(field(page, 'Dishes'));
    await measureLongestBlock(page);
    // the window of the picture is a second form: once each of the two took the other's issues off the page, without end
    await addNewPhoto(field(page, 'Picture').first(), photo, 'The door of the restaurant');
    if (form === 'Menu') {
      await expect(field(page, 'Ready to be published?').first()).toContainText('Part of the menu');
      await choose(page, 'Part of the menu', 'Lunch');
    }
    await expect(field(page, 'Ready to be published?').first()).toContainText('nothing is missing');
    await save(page);
    const longest = await page.evaluate(() => (Reflect.get(window, 'getLongestBlock') as () => number)());
    expect(longest).toBeLessThan(LONGEST_BLOCK_MS);
    expect(changedFiles(files, await readFiles(page))).toEqual(
      [file, 'content/photos/door.webp', 'content/photos/the-door-of-the-restaurant.json'].sort(),
    );
  });
