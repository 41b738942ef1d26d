/** @jest-environment node */
import { readFileSync } from 'node:fs';
import manifest from '@/package.json';

const packages = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
const text = readFileSync('docs/dependencies.md', 'utf8');
const findNamesIn = (part: string) => [...part.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
/** "eslint*" is every package whose name begins so. */
const isMeant = (name: string) => (packageName: string) =>
  name.endsWith('*') ? packageName.startsWith(name.slice(0, -1)) : packageName === name;

test('docs/dependencies.md says of every package why it is there', () => {
  const named = findNamesIn(text);
  expect(packages.filter((packageName) => !named.some((name) => isMeant(name)(packageName)))).toEqual([]);
});

test('docs/dependencies.md lists no package that package.json has not', () => {
  const listed = [...text.matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, cell = '']) => findNamesIn(cell));
  expect(listed.length).toBeGreaterThan(0);
  expect(listed.filter((name) => !packages.some(isMeant(name)))).toEqual([]);
});
