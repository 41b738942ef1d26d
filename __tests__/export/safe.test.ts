import { brands } from '@/content';
import { exportedFiles, exportedPages, readExported, readHtml } from '../support/exported';

const HOMES = brands.map(({ href }) => href);
const MAP_HOST = 'https://www.openstreetmap.org';
const MESSAGE_HOST = 'https://api.emailjs.com';

const files = exportedFiles();
const pages = exportedPages().map(({ path }) => ({ path, html: readHtml(path) }));

const policyOf = (html: string) =>
  /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';

function directivesOf(html: string): Record<string, string[]> {
  return Object.fromEntries(
    policyOf(html)
      .split('; ')
      .map((directive) => directive.split(' '))
      .map(([name = '', ...values]) => [name, values]),
  );
}

describe('the policy of a page', () => {
  test('stands before every script and style, and allows nothing inline but by its hash', () => {
    for (const { path, html } of pages) {
      const at = html.indexOf('http-equiv="Content-Security-Policy"');
      expect({ path, first: at > 0 && at < html.search(/<script|<style|<link/) }).toEqual({
        path,
        first: true,
      });
      const { 'script-src': scripts = [], ...rest } = directivesOf(html);
      for (const source of scripts) expect(source).toMatch(/^'(?:self|sha256-[\w+/]{43}=)'$/);
      expect(policyOf(html)).not.toContain("'unsafe-inline'");
      expect(policyOf(html)).not.toContain("'unsafe-eval'");
      expect(rest).toMatchObject({
        'default-src': ["'self'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
      });
    }
  });

  test('names the map and the message service in the brands only, and no other host', () => {
    for (const { path, html } of pages) {
      const { 'connect-src': connections, 'frame-src': frames } = directivesOf(html);
      const inBrand = HOMES.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
      expect({ path, connections, frames }).toEqual({
        path,
        connections: inBrand ? ["'self'", MESSAGE_HOST] : ["'self'"],
        frames: inBrand ? [MAP_HOST] : ["'none'"],
      });
      expect((policyOf(html).match(/https?:[^\s;]+/g) ?? []).sort()).toEqual(
        inBrand ? [MESSAGE_HOST, MAP_HOST] : [],
      );
    }
  });
});

test('GEN-05, NET-11: links to other sites open in a new tab and never hand over the page', () => {
  for (const { path, html } of pages) {
    for (const [link] of html.matchAll(/<a [^>]*href="https?:[^>]*>/g)) {
      expect({
        path,
        link,
        safe: /rel="[^"]*noopener/.test(link) && link.includes('target="_blank"'),
      }).toEqual({
        path,
        link,
        safe: true,
      });
    }
  }
});

test('the export holds no secret, no source map and no path of the machine it was made on', () => {
  const text = files.filter((file) => /\.(?:html|js|css|txt|json|xml|webmanifest)$/.test(file));
  expect(files.filter((file) => /\.map$|\/\.env|\.(?:pem|key)$/.test(file))).toEqual([]);
  const forbidden =
    /-----BEGIN [A-Z ]*KEY|\bAKIA[0-9A-Z]{16}\b|\bghp_\w{36}|\bsk_live_|\bxox[bp]-|accessToken["']?:["'][^"']/;
  for (const file of text) {
    const content = readExported(file).toString();
    expect({ file, secret: forbidden.exec(content)?.[0] }).toEqual({ file, secret: undefined });
    expect({ file, machine: content.includes(process.cwd()) }).toEqual({ file, machine: false });
  }
});
