import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { languages } from '@/content/i18n/languages';
import {
  getCompressedSize,
  COMPRESSED_HTML_LIMIT_BYTES,
  findReferencedScripts,
} from '@/scripts/support/page-weight';
import {
  listExportedFilesWithoutEditor,
  readExported,
  listExportedEnglishPaths,
  readPageHtml,
  listExportedEnglishPages,
  listExportedPathsInLanguage,
} from '../support/exported-site';
import { brands } from '../support/site';
import { testContentAsHandedOver } from '../support/test-content-as-handed-over';

/** Names of keyframes that animate other properties. */
const EXCEPTIONS = [
  'floor-1', // the floor that is lit on the villa's home: with the scroll position, in steps
  'floor-2',
  'floor-3',
  'floor-4',
  'hide', // the loader at its end: one step, no movement
  'make-room', // Book Now on a phone takes its place beside the name: with the scroll position, not with time
  'yarl__stroke_opacity', // the spinner of an open lightbox
];

test('browsers animate without the main thread: keyframes have no property but transform and opacity', () => {
  const css = listExportedFilesWithoutEditor()
    .filter((file) => file.endsWith('.css'))
    .map((file) => readExported(file).toString())
    .join('\n');
  const keyframes = [...css.matchAll(/@keyframes\s+([\w-]+)\s*\{((?:[^{}]*\{[^{}]*\})*)\s*\}/g)];
  expect(keyframes.length).toBeGreaterThan(3);
  const others = keyframes.filter(([, , frames = '']) =>
    [...frames.matchAll(/[{;]\s*([\w-]+)\s*:/g)].some(
      ([, property = '']) => !['transform', 'opacity', 'animation-timing-function'].includes(property),
    ),
  );
  const names = others.map(([, name = '']) => name);
  // names of components' style sheets have a hash and "_" before them
  expect(names.filter((name) => !EXCEPTIONS.some((known) => `_${name}`.endsWith(`_${known}`)))).toEqual([]);
});

/** A page's scripts, as a multiple of what Next itself loads on an empty one. */
const SCRIPTS_LIMIT = 1.16;

const weigh = (scripts: readonly string[]) =>
  scripts.reduce((sum, file) => sum + gzipSync(readExported(file)).length, 0);

testContentAsHandedOver('no page is heavy to read', () => {
  const weights = listExportedEnglishPaths().map((path) => ({
    path,
    bytes: getCompressedSize(Buffer.from(readPageHtml(path))),
  }));
  expect(weights.filter(({ bytes }) => bytes > COMPRESSED_HTML_LIMIT_BYTES)).toEqual([]);
});

test.each(brands)(
  'the scripts of the home of $name weigh little more than those of an empty page',
  ({ href }) => {
    const manifest = JSON.parse(readFileSync('.next/build-manifest.json', 'utf8'));
    const empty = weigh(manifest.rootMainFiles.map((file: string) => `/_next/${file}`));
    const html = readPageHtml(href);
    const bytes = weigh([...findReferencedScripts(html)]);
    expect(bytes).toBeGreaterThanOrEqual(empty);
    expect(bytes).toBeLessThanOrEqual(SCRIPTS_LIMIT * empty);
  },
);

const MAP_HOST = 'https://www.openstreetmap.org';
const MESSAGE_HOST = 'https://api.emailjs.com';
const POLICY = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/;

const files = listExportedFilesWithoutEditor();
const pages = listExportedEnglishPages().map(({ path }) => ({ path, html: readPageHtml(path) }));

function getPolicy(html: string) {
  const policy = POLICY.exec(html)?.[1] ?? '';
  const directives = policy.split('; ').map((directive) => {
    const [name = '', ...values] = directive.split(' ');
    return [name, values] as const;
  });
  return { policy, directives: Object.fromEntries(directives) };
}

test.each(pages)('the policy of $path is first and allows inline code by its hash alone', ({ html }) => {
  const { policy, directives } = getPolicy(html);
  expect(html.search(POLICY)).toBeLessThan(html.search(/<script|<style|<link/));
  for (const source of directives['script-src']!) expect(source).toMatch(/^'(?:self|sha256-[\w+/]{43}=)'$/);
  expect(policy).not.toMatch(/'unsafe-(?:inline|eval)'/);
  expect(directives).toMatchObject({
    'default-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
  });
});

test.each(languages)('the policies in $name allow the map and message hosts in brands only', ({ code }) => {
  for (const path of listExportedPathsInLanguage(code)) {
    const inBrand = brands.some(({ href }) => `${path}/`.startsWith(`${href}/`));
    const { policy, directives } = getPolicy(readPageHtml(path));
    expect({ path, ...directives }).toMatchObject({
      path,
      'connect-src': inBrand ? ["'self'", MESSAGE_HOST, MAP_HOST] : ["'self'"],
      'frame-src': inBrand ? [MAP_HOST] : ["'none'"],
    });
    const hosts = policy.match(/https?:[^\s;]+/g) ?? [];
    expect([...new Set(hosts)].sort()).toEqual(inBrand ? [MESSAGE_HOST, MAP_HOST] : []);
  }
});

test('GEN-05, NET-11: links to other sites open in a new tab, with noopener', () => {
  const links = pages.flatMap(({ html }) => html.match(/<a [^>]*href="https?:[^>]*>/g) ?? []);
  const unsafe = links.filter(
    (link) => !/rel="[^"]*noopener/.test(link) || !link.includes('target="_blank"'),
  );
  expect(links).not.toEqual([]);
  expect(unsafe).toEqual([]);
});

const SECRET =
  /-----BEGIN [A-Z ]*KEY|\bAKIA[0-9A-Z]{16}\b|\bghp_\w{36}|\bsk_live_|\bxox[bp]-|accessToken["']?:["'][^"']/;

test('the export holds no secret, no source map and no path of the build machine', () => {
  const text = files.filter((file) => /\.(?:html|js|css|txt|json|xml|webmanifest)$/.test(file));
  expect(text).not.toEqual([]);
  expect(files.filter((file) => /\.map$|\/\.env|\.(?:pem|key)$/.test(file))).toEqual([]);
  const filesWithSecrets = text.filter((file) => {
    const content = readExported(file).toString();
    return SECRET.test(content) || content.includes(process.cwd());
  });
  expect(filesWithSecrets).toEqual([]);
});
