import { createHash } from 'node:crypto';
import {
  CHARSET_META_TAG,
  createContentSecurityPolicies,
  insertContentSecurityPolicy,
  readCspSources,
} from '@/scripts/export/content-security-policy';

const getHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const page = (file: string, body: string, brand?: string) => ({
  file,
  cspSources: readCspSources(
    file,
    new DOMParser().parseFromString(
      `<html${brand ? ` data-brand="${brand}"` : ''}><body>${body}</body></html>`,
      'text/html',
    ),
  ),
});

/** The directives of each page, by its file. */
function getPolicies(...pages: ReturnType<typeof page>[]) {
  const policies = [...createContentSecurityPolicies(pages)];
  return Object.fromEntries(
    policies.map(([file, policy]) => [
      file,
      Object.fromEntries(policy.split('; ').map((directive) => directive.split(/ (.*)/))),
    ]),
  );
}

const getPolicy = (body: string) => getPolicies(page('about.html', body))['about.html'];

test('inline scripts and styles are allowed by their hashes, in an order that does not depend on the page', () => {
  const [first, second] = ['one()', 'two()'].map((code) => `<script>${code}</script>`);
  const style = '<style>p { color: red }</style>';
  const policy = getPolicy(`${first}${second}${style}<script src="/three.js"></script>`);
  const scripts = [getHash('one()'), getHash('two()')].sort();
  expect(policy).toMatchObject({
    'script-src': `'self' ${scripts.join(' ')}`,
    'style-src': `'self' ${getHash('p { color: red }')}`,
  });
  expect(getPolicy(`${style}${second}${first}`)).toEqual(policy);
});

test.each(['application/json', 'application/ld+json', 'text/plain', 'text/html', 'text/template'])(
  'a script element of the type %s is data and needs no hash',
  (type) => {
    expect(getPolicy(`<script type="${type}">{}</script>`)).toMatchObject({ 'script-src': "'self'" });
  },
);

test.each(['', 'module', 'text/javascript'])('a script element of the type "%s" needs its hash', (type) => {
  expect(getPolicy(`<script type="${type}">{}</script>`)).toMatchObject({
    'script-src': `'self' ${getHash('{}')}`,
  });
});

test('a page with style attributes alone allows them, by their hashes', () => {
  expect(getPolicy('<p>A text</p>')).toMatchObject({ 'style-src': "'self'" });
  expect(getPolicy('<p style="color: red">A text</p>')).toMatchObject({
    'style-src': `'self' 'unsafe-hashes' ${getHash('color: red')}`,
  });
});

test.each([
  ['<button onclick="go()">', '<button onclick="go()">'],
  ['<button ONCLICK="go()">', '<button onclick="go()">'],
  ['<a href=" JavaScript:go()">', '<a href=" JavaScript:go()">'],
])('%s is refused, with its page', (html, named) => {
  expect(() => page('joya-boutique/about.html', html)).toThrow(
    `joya-boutique/about.html: ${named} is an inline handler, which the policy forbids.\n  Add a listener`,
  );
});

test('all pages of a brand allow the hosts that one of them needs; other pages allow none', () => {
  const MAP = 'https://map.example';
  const SERVICE = 'https://api.emailjs.com';
  const policies = getPolicies(
    page('joya/contact.html', `<iframe src="${MAP}/embed?a=1"></iframe>`, 'joya'),
    page('joya/about.html', '<iframe src="/own.html"></iframe>', 'joya'),
    page('villa/about.html', '', 'villa'),
    // has the theme of a brand, but is not among its pages
    page('contact.html', '', 'joya'),
    page('404.html', ''),
  );
  const both = { 'connect-src': `'self' ${SERVICE} ${MAP}`, 'frame-src': MAP };
  const neither = { 'connect-src': "'self'", 'frame-src': "'none'" };
  expect(policies).toMatchObject({
    'joya/contact.html': both,
    'joya/about.html': both,
    'villa/about.html': neither,
    'contact.html': neither,
    '404.html': neither,
  });
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
