import { expect } from '../../support/e2e/fixtures';
import {
  changedFiles,
  expand,
  field,
  fill,
  filesOfContent,
  openEditor,
  openForm,
  readFiles,
  save,
  settled,
  test,
  trySave,
} from './editor-page';

test('a mistake that would stop the build cannot be saved, and its field says why until it is right', async ({
  page,
  editorUrl,
}) => {
  const files = filesOfContent();
  await openEditor(page, editorUrl, files);
  await openForm(page, 'Rooms', 'Joya Boutique: Rooms');
  const rooms = field(page, 'Rooms');
  await expand(rooms);
  const note = field(rooms, 'Line below the price, if the price needs one');
  const ready = field(page, 'Ready to be published?');
  await fill(page, 'Price in US dollars a night', '85 dollars');
  await fill(page, 'Line below the price, if the price needs one', 'For {adult:words}');
  await trySave(page);
  await expect(field(page, 'Price in US dollars a night')).toContainText(
    'Write a number above zero, like 79.',
  );
  await expect(note).not.toContainText('nothing to fill in');
  await fill(page, 'Price in US dollars a night', '85');
  await expect(ready).toContainText('There is nothing to fill in for {adult:words}. Write one of');
  await trySave(page);
  await expect(note).toContainText('There is nothing to fill in for {adult:words}.');
  expect(changedFiles(files, await readFiles(page))).toEqual([]);
  await fill(page, 'Line below the price, if the price needs one', 'For {adults:words}');
  await expect(note).not.toContainText('nothing to fill in');
  await expect(ready).toContainText('nothing is missing');
});

test('a mistake of a list is shown below the name of the list', async ({ page, editorUrl }) => {
  const file = 'content/joya-boutique/rooms.json';
  const files = filesOfContent();
  const rooms = JSON.parse(`${files.get(file)}`);
  for (const room of rooms.list.slice(1)) room.hidden = true;
  files.set(file, Buffer.from(`${JSON.stringify(rooms, null, 2)}\n`));
  await openEditor(page, editorUrl, files);
  await openForm(page, 'Rooms', 'Joya Boutique: Rooms');
  const list = field(page, 'Rooms');
  await expand(list);
  const hide = field(list, 'Hide this room').getByRole('switch');
  const issue = list.locator(':scope > .fieldIssue');
  await hide.click();
  await expect(issue).toHaveText('The room list would be empty. Show at least one room in it.');
  await trySave(page);
  await expect(field(page, 'Ready to be published?')).toContainText(
    'Nothing has been saved yet: see the list.',
  );
  expect(changedFiles(files, await readFiles(page))).toEqual([]);
  await hide.click();
  await expect(issue).toHaveCount(0);
  await save(page);
});

test('the × of an entry asks before it takes the entry out', async ({ page, editorUrl }) => {
  await openEditor(page, editorUrl, filesOfContent());
  await openForm(page, 'Rooms', 'Joya Boutique: Rooms');
  const rooms = field(page, 'Rooms');
  const remove = rooms.getByRole('button', { name: 'Remove', exact: true });
  const count = await remove.count();
  const dialogMessages: string[] = [];
  page.on('dialog', (dialog) => {
    dialogMessages.push(dialog.message());
    void (dialogMessages.length === 1 ? dialog.dismiss() : dialog.accept());
  });
  await remove.first().click();
  await settled(page);
  await expect(remove).toHaveCount(count);
  await remove.first().click();
  await expect(remove).toHaveCount(count - 1);
  expect(dialogMessages[0]).toContain('out of the list?');
});
