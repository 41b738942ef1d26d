/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { contentTypesPerBrand } from '@/content/model';
import type { ContentType } from '@/content/model/content-type';
import { content } from '../support/site';

test('docs/languages.md names every variable that is counted or calculated, and no other', () => {
  const [, line = ''] = /what is counted or calculated \(.*?\): (.*);$/m.exec(
    readFileSync('docs/languages.md', 'utf8'),
  )!;
  const documented = [...line.matchAll(/`(\w+)`/g)].map(([, name]) => name);
  const known = Object.entries<ContentType>(contentTypesPerBrand).flatMap(([name, { variables }]) => {
    const files = { brand: Reflect.get(content.brands[0]!, name), shared: Reflect.get(content.shared, name) };
    return Object.keys(variables?.(files, { formatHours: String } as never) ?? {});
  });
  expect(documented.sort()).toEqual(known.sort());
});
