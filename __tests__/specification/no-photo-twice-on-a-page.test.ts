/** @jest-environment jsdom */
// An owner may show a picture twice: it must not keep a change from being published.
import { listExportedEnglishPaths, readPage } from '../support/exported-site';

test.each(listExportedEnglishPaths())('%s shows no picture twice', (path) => {
  // a small copy that steers a larger one says nothing of its own
  const photos = [...readPage(path).querySelectorAll('main img:not([alt=""])')];
  const files = photos.map((img) => img.getAttribute('src'));
  expect(files.filter((file, at) => files.indexOf(file) !== at)).toEqual([]);
});
