/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCAL_KEYS, SESSION_KEYS } from '@/components/ui/storage-keys';
import { brands } from '@/content';

const SOURCES = ['app', 'components']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** A name written where it is used: `localStorage.getItem('name')`. */
const OWN_NAME = /Storage\.\w+Item\(\s*['"`][\w-]+/;

test('every file that keeps something in the browser takes the names from one place', () => {
  const users = SOURCES.filter(({ text }) => /\b(?:local|session)Storage\b/.test(text));
  expect(users.length).toBeGreaterThan(3);
  for (const { file, text } of users) {
    expect({ file, named: text.includes('/storage-keys'), own: OWN_NAME.exec(text)?.[0] }).toEqual({
      file,
      named: true,
      own: undefined,
    });
  }
});

test('nothing is kept in cookies, databases or caches, of which pages know nothing', () => {
  for (const { file, text } of SOURCES) {
    // it opens what the service worker's library has made, to remove it
    if (file.endsWith('remove-kept-pages.ts')) continue;
    expect({
      file,
      kept: /document\.cookie|cookieStore|indexedDB\.open|\bcaches\.open/.exec(text)?.[0],
    }).toEqual({
      file,
      kept: undefined,
    });
  }
});

test('the privacy page names each of these names, and no other', () => {
  for (const { privacy } of brands) {
    const { local, session } = privacy.stored;
    expect(Object.keys(local.entries).sort()).toEqual(Object.values(LOCAL_KEYS).sort());
    expect(Object.keys(session.entries).sort()).toEqual(Object.values(SESSION_KEYS).sort());
  }
});
