/** @jest-environment node */
import {
  addReplacedPhotoFileDeletions,
  type FileChange,
} from '@/admin/browser/add-replaced-photo-file-deletions';

const FOLDER = 'content/photos';

const stored = (name: string, file: string) => ({
  locales: { _default: { path: `${FOLDER}/${name}.json`, content: { file: `/${FOLDER}/${file}` } } },
});
const ENTRIES = [
  stored('pool', 'pool.jpg'),
  stored('hall', 'hall.jpg'),
  stored('hall-too', 'hall.jpg'),
  stored('door', 'placeholder.jpg'),
  { locales: { _default: { path: 'content/shared/business.json', content: {} } } },
];
const FILES = ['pool.jpg', 'hall.jpg', 'placeholder.jpg', 'not-yet-named.jpg'].map((file) => ({
  path: `${FOLDER}/${file}`,
  sha: file,
}));

const write = (name: string, file: string): FileChange => ({
  action: 'update',
  path: `${FOLDER}/${name}.json`,
  data: JSON.stringify({ file, alt: 'The sea' }),
});
const take = (name: string): FileChange => ({ action: 'delete', path: `${FOLDER}/${name}.json` });

test.each<[what: string, changes: FileChange[], deleted: string[]]>([
  ['another file', [write('pool', 'img-7.webp')], ['pool.jpg']],
  ['the same file with other words', [write('pool', 'pool.jpg')], []],
  ['a new file of the same name', [write('pool', 'pool.jpg'), file('pool.jpg')], []],
  ['a picture that goes', [take('pool')], ['pool.jpg']],
  ['a picture that goes, of a file that another has', [take('hall')], []],
  ['both pictures of a file', [take('hall'), take('hall-too')], ['hall.jpg']],
  ['a file in place of the placeholder', [write('door', 'door.webp')], []],
  ['a new picture', [write('new', 'img-7.webp')], []],
  [
    'a change of something else',
    [{ action: 'update', path: 'content/shared/business.json', data: '{}' }],
    [],
  ],
])('a change with %s deletes the files that no picture names any more', (_, changes, deleted) => {
  const before = changes.length;
  addReplacedPhotoFileDeletions(changes, ENTRIES, FILES);
  expect(changes.slice(before)).toEqual(
    deleted.map((name) => ({ action: 'delete', path: `${FOLDER}/${name}`, slug: '', previousSha: name })),
  );
});

function file(name: string): FileChange {
  return { action: 'update', path: `${FOLDER}/${name}`, data: new Blob() };
}
