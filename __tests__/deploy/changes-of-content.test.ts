import { readFileSync } from 'node:fs';

// Where only such files have changed, the tests of the code are not run before the site is published.

const [, pattern = ''] =
  /grep -qvE '(.*)' changed/.exec(readFileSync('.github/workflows/ci.yml', 'utf8')) ?? [];

test.each([
  ['content/photos/Höhle am Abend.jpg', true],
  ['content/shared/notices.json', true],
  ['content/joya-boutique/shared/food-menu.json', true],
  ['content/languages/it/legal-notice.po', true],
  ['components/Höhle.tsx', false],
  ['content/i18n/languages.ts', false],
  ['content/themes.ts', false],
])('a change of %s is one of content alone: %s', (file, expected) => {
  expect(pattern).not.toBe('');
  expect(new RegExp(pattern).test(file)).toBe(expected);
});
