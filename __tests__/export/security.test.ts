import { languages } from '@/content/i18n/languages';
import {
  listExportedFilesWithoutEditor,
  listExportedEnglishPages,
  listExportedPathsInLanguage,
  readExported,
  readPageHtml,
} from '../support/exported-site';
import { brands } from '../support/site';

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
