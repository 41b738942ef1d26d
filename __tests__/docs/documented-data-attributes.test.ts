/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const kebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

test('docs/guides/browser-code.md lists every attribute that code outside React reads or writes', () => {
  const code = readdirSync('browser', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join('browser', file), 'utf8'))
    .join('\n');
  const attributes = [
    ...[...code.matchAll(/(?<=[['"])data-[a-z-]+/g)].map(([name]) => name),
    ...[...code.matchAll(/dataset\.(\w+)|'(\w+)' in [\w.]+\.dataset/g)].map(
      ([, property, tested]) => `data-${kebabCase(property ?? tested ?? '')}`,
    ),
  ];
  const guide = readFileSync('docs/guides/browser-code.md', 'utf8');
  expect(attributes).toContain('data-works-without-react');
  expect(attributes.filter((name) => !new RegExp(`^\\|.*\`${name}(?![\\w-])`, 'm').test(guide))).toEqual([]);
});
