import { expect } from '../../support/e2e/fixtures';
import {
  changedFiles,
  dialog,
  expand,
  field,
  fill,
  filesOfContent,
  openEditor,
  openForm,
  readFiles,
  save,
  scrollUntilRendered,
  test,
  trySave,
} from './editor-page';

test('what check refuses is not saved: the dialog, the list and our fields say why until it is right', async ({
  page,
  editorUrl,
}) => {
  const file = 'content/joya-boutique/rooms.json';
  const files = filesOfContent();
  const rooms = JSON.parse(`${files.get(file)}`);
  for (const room of rooms.list.slice(1)) room.hidden = true;
  files.set(file, Buffer.from(`${JSON.stringify(rooms, null, 2)}\n`));
  await openEditor(page, editorUrl, files);
  await openForm(page, 'Rooms', 'Joya Boutique: Rooms');
  const list = field(page, 'Rooms');
  await expand(list);
  const [price, note, ready] = [
    field(page, 'Price in US dollars a night'),
    field(list, 'Line below the price, if the price needs one'),
    field(page, 'Ready to be published?'),
  ];
  const refused = async (message: string) => {
    await trySave(page);
    await expect(dialog(page)).toContainText(message);
    await dialog(page).getByRole('button').last().click();
    await expect(ready).toContainText(message);
    expect(changedFiles(files, await readFiles(page))).toEqual([]);
  };
  await scrollUntilRendered(price);
  await fill(page, 'Price in US dollars a night', '85 dollars');
  await expect(price.getByRole('alert')).toContainText('Write a number above zero, like 79.');
  await refused('Price in US dollars a night: "85 dollars" is not');
  await fill(page, 'Price in US dollars a night', '85');
  await expect(price.getByRole('alert')).toHaveCount(0);

  // found once each field is right by itself
  await fill(page, 'Line below the price, if the price needs one', 'For {adult:words}');
  await expect(note.getByRole('alert')).toContainText('There is nothing to fill in for {adult:words}.');
  await refused('There is nothing to fill in for {adult:words}. Write one of');
  await fill(page, 'Line below the price, if the price needs one', '');
  await expect(ready).toContainText('nothing is missing');

  // of a list, which is a field of Sveltia's own
  const hide = field(list, 'Hide this room').getByRole('switch');
  await hide.click();
  await refused('Rooms: The room list would be empty. Show at least one room in it.');
  await hide.click();
  await expect(ready).toContainText('nothing is missing');
  await save(page);
});
