import { exportedFiles, exportedPages, readExported } from './support/exported-files';
import { complaintsOf, eventually, expectComplaint, open, outsideRequestsOf, visit } from './support/visitor';

const HOUSES = ['/joya-boutique', '/beachsuites-villa'];
const MAP_HOST = 'https://www.openstreetmap.org';
const MESSAGE_HOST = 'https://api.emailjs.com';

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
    for (const { path, html } of exportedPages) {
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

  test('names the map and the message service in the houses only, and no other host', () => {
    for (const { path, html } of exportedPages) {
      const { 'connect-src': connections, 'frame-src': frames } = directivesOf(html);
      const house = HOUSES.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
      expect({ path, connections, frames }).toEqual({
        path,
        connections: house ? ["'self'", MESSAGE_HOST] : ["'self'"],
        frames: house ? [MAP_HOST] : ["'none'"],
      });
      expect((policyOf(html).match(/https?:[^\s;]+/g) ?? []).sort()).toEqual(
        house ? [MESSAGE_HOST, MAP_HOST] : [],
      );
    }
  });

  test('stops a script that was put into the page', async () => {
    const page = await visit('/joya-boutique/about');
    expectComplaint(page, /violates the following Content Security Policy/);
    const ran = await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'document.title = "taken over"';
      document.body.append(script);
      return document.title;
    });
    expect(ran).not.toBe('taken over');
    expect(complaintsOf(page)).not.toEqual([]);
  });
});

describe.each(['', ...HOUSES])('under the policy, the pages below "%s/"', (prefix) => {
  const paths = exportedPages
    .map(({ path }) => path)
    .filter((path) =>
      prefix ? `${path}/`.startsWith(`${prefix}/`) : !HOUSES.some((one) => path.startsWith(one)),
    );

  test('open, move and say nothing on the console; no cookie is set and nobody else is called', async () => {
    const page = await visit(paths[0] ?? '/');
    for (const path of paths) {
      if (path === '/no-such-page') expectComplaint(page, /status of 404/);
      const before = outsideRequestsOf(page).length;
      await open(page, path);
      // down to the end and back: what loads late loads now
      await page.evaluate(async () => {
        for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight) {
          window.scrollTo({ top: y, behavior: 'instant' });
          await new Promise((done) => requestAnimationFrame(done));
        }
      });
      await page.waitForLoadState('networkidle');
      const hosts = new Set(
        outsideRequestsOf(page)
          .slice(before)
          .map((url) => new URL(url).origin),
      );
      if (path.endsWith('/contact') && prefix) hosts.delete(MAP_HOST);
      expect({ path, hosts: [...hosts] }).toEqual({ path, hosts: [] });
    }
    expect(await page.context().cookies()).toEqual([]);
    expect(await page.evaluate(() => document.cookie)).toBe('');
  }, 240_000);
});

test.each(HOUSES)(
  'the policy of %s lasts from its home to its contact page and the map there',
  async (house) => {
    const page = await visit(house);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.locator(`header a[href="${house}/contact"]`).first().click();
    await page.waitForURL(`**${house}/contact`);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    await page.locator('iframe').scrollIntoViewIfNeeded();
    await eventually(
      () => outsideRequestsOf(page).map((url) => new URL(url).origin),
      (origins) => expect(origins).toContain(MAP_HOST),
    );
  },
);

test('links to other sites never hand over the page', () => {
  for (const { path, html } of exportedPages) {
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
  const text = exportedFiles.filter((file) => /\.(?:html|js|css|txt|json|xml|webmanifest)$/.test(file));
  expect(exportedFiles.filter((file) => /\.map$|\/\.env|\.(?:pem|key)$/.test(file))).toEqual([]);
  const forbidden =
    /-----BEGIN [A-Z ]*KEY|\bAKIA[0-9A-Z]{16}\b|\bghp_\w{36}|\bsk_live_|\bxox[bp]-|accessToken["']?:["'][^"']/;
  for (const file of text) {
    const content = readExported(file).toString();
    expect({ file, secret: forbidden.exec(content)?.[0] }).toEqual({ file, secret: undefined });
    expect({ file, machine: content.includes(process.cwd()) }).toEqual({ file, machine: false });
  }
});
