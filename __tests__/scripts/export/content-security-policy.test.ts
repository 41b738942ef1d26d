/** @jest-environment jsdom */
import {
  CHARSET_META_TAG,
  insertContentSecurityPolicy,
  readInlineCodeAndFrames,
} from '@/scripts/export/content-security-policy';

// that pages run with their policies, and which hosts these allow: __tests__/export/delivery.test.ts and each browser test

test.each([
  ['<button onclick="go()">', '<button onclick="go()">'],
  ['<button ONCLICK="go()">', '<button onclick="go()">'],
  ['<a href=" JavaScript:go()">', '<a href=" JavaScript:go()">'],
])('%s is refused, with its page', (html, named) => {
  const document = new DOMParser().parseFromString(html, 'text/html');
  expect(() => readInlineCodeAndFrames('joya-boutique/about.html', document)).toThrow(
    `joya-boutique/about.html: ${named} is an inline handler, which the policy forbids.\n  Add a listener`,
  );
});

test('the policy is written behind the character set, as it is', () => {
  expect(
    insertContentSecurityPolicy(
      'about.html',
      `<head>${CHARSET_META_TAG}<title>$&</title>`,
      "default-src '$&'",
    ),
  ).toBe(
    `<head>${CHARSET_META_TAG}<meta http-equiv="Content-Security-Policy" content="default-src '$&'"/><title>$&</title>`,
  );
  expect(() => insertContentSecurityPolicy('about.html', '<head><title>', '')).toThrow(
    `about.html: has no ${CHARSET_META_TAG} to write the policy behind.\n  Update CHARSET_META_TAG`,
  );
});
