import { languages } from '@/content/i18n/languages';
import {
  listExportedFilesWithoutEditor,
  listExportedPathsInLanguage,
  readPageHtml,
} from '../support/exported-site';

const files = new Set(listExportedFilesWithoutEditor());
const htmlByPath = new Map(
  languages
    .flatMap(({ code }) => listExportedPathsInLanguage(code))
    .map((path) => [path, readPageHtml(path)]),
);
const ADDRESS = /\s(?:href|src|poster|action)="([^"]*)"/g;

test('every address inside the site leads to a page or a file, and every fragment to an element', () => {
  const dead = [...htmlByPath].flatMap(([path, html]) =>
    [...html.matchAll(ADDRESS)]
      .map(([, address = '']) => address)
      .filter((address) => !/^(?:https?|mailto|tel|data):/.test(address))
      .filter((address) => {
        const [target = '', fragment] = address.replace(/\?[^#]*/, '').split('#');
        const page = htmlByPath.get(target || path);
        if (fragment && fragment !== 'top') return !page?.includes(` id="${fragment}"`);
        return address === '' || !(page ?? files.has(target));
      })
      .map((address) => `${path}: ${address}`),
  );
  expect([...new Set(dead)]).toEqual([]);
});
