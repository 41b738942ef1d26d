import type { CustomFieldControlProps } from '@sveltia/cms';
import { findIssuesInEntry, loadContent, toEntry, updateContentFile } from '@/admin/browser/editor-content';
import { toFormValue } from '@/admin/shared/convert-form-values';
import { listContentFiles } from '@/content/model/files/content-files';
import { mockFetchedJson } from '../../support/mock-fetch';
import { content } from '../../support/site';

const [brand] = content.brands;
const path = `content/${brand!.id}/restaurant.json`;
const { schema, value } = listContentFiles(content).find(({ file }) => file === path)!;
const data = toFormValue(schema, value) as object;

beforeEach(() => {
  mockFetchedJson(content);
  return loadContent();
});

test('pictures newer than the editor are there: in the form, and in files that were read or saved since', () => {
  const [dish] = content.shared.foodMenu.items;
  updateContentFile('content/shared/food-menu.json', { items: [{ ...dish, photo: 'of-today' }] });
  const entry = { path, collection: '', data: { ...data, photo: { name: 'of-this-form' } } };
  expect(findIssuesInEntry(entry)).toEqual([]);
});

test('what was wrong in another file before is no issue of the form', () => {
  const { home } = structuredClone(brand!);
  updateContentFile(`content/${brand!.id}/home.json`, { ...home, hero: { ...home.hero, lead: '{cat}' } });
  expect(findIssuesInEntry({ path, collection: '', data: { ...data } })).toEqual([]);
});

test('a form is one entry for all of its controls until something is changed', () => {
  /** What Sveltia makes for each control. */
  const makeMap = (heading: string) => {
    const values = { heading, equals: (other: { readonly heading: string }) => other.heading === heading };
    const entry: Readonly<Record<string, unknown>> = { path, collection: '', data: values };
    const map: unknown = { get: (key: string) => entry[key], toJS: () => ({ ...entry }) };
    return map as CustomFieldControlProps['entry'];
  };
  const entry = toEntry(makeMap('Menu'));
  expect(toEntry(makeMap('Menu'))).toBe(entry);
  const changed = toEntry(makeMap('Dishes'));
  expect(changed).not.toBe(entry);
  // the form behind the window that adds a picture
  expect(toEntry(makeMap('Menu'))).toBe(entry);
});
