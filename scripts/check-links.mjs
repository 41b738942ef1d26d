// Checks the internal links of the export: pages, assets and fragments, with clean URLs ("/about" is about.html).
//   node scripts/check-links.mjs [folder]
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Parser } from 'htmlparser2';

const EXTERNAL_SCHEME = /^(?:mailto|tel|sms|data|blob):/i;
const PLACEHOLDER_ORIGIN = 'http://site.invalid';

/** Attributes with one URL, and those with a list of candidates. */
const SINGLE = ['href', 'src', 'poster', 'action', 'xlink:href'];
const CANDIDATES = ['srcset', 'imagesrcset'];
/** `meta` names whose content is a URL. */
const META_ADDRESSES = ['og:image', 'og:url', 'og:video', 'twitter:image'];

const candidates = (value) => value.split(',').map((part) => part.trim().split(/\s+/)[0]);
const cssAddresses = (css) => [...css.matchAll(/url\(\s*(['"]?)(.*?)\1\s*\)/g)].map((match) => match[2]);

/** URLs that the inline script of finish-pages.mjs loads. */
const scriptAddresses = (script) => [...script.matchAll(/"(\/_next\/[^"]+)"/g)].map((match) => match[1]);

/** Links, ids and canonical URL of a page. */
function readPage(html) {
  const page = { links: [], ids: new Set(), canonical: undefined };
  let inside;
  const parser = new Parser({
    onopentag(tag, attributes) {
      inside = tag;
      if (attributes.id) page.ids.add(attributes.id);
      if (tag === 'a' && attributes.name) page.ids.add(attributes.name);
      if (tag === 'link' && attributes.rel === 'canonical') page.canonical = attributes.href;
      for (const name of SINGLE) {
        if (attributes[name] !== undefined) page.links.push([name, attributes[name]]);
      }
      for (const name of CANDIDATES) {
        if (attributes[name]) page.links.push(...candidates(attributes[name]).map((link) => [name, link]));
      }
      if (attributes.style) page.links.push(...cssAddresses(attributes.style).map((link) => ['style', link]));
      if (tag === 'meta' && META_ADDRESSES.includes(attributes.property ?? attributes.name)) {
        page.links.push([attributes.property ?? attributes.name, attributes.content]);
      }
    },
    ontext(text) {
      if (inside === 'style') page.links.push(...cssAddresses(text).map((link) => ['style', link]));
      if (inside === 'script') page.links.push(...scriptAddresses(text).map((link) => ['script', link]));
    },
    onclosetag() {
      inside = undefined;
    },
  });
  parser.end(html);
  return page;
}

/** All strings of a JSON value that are paths. */
function pathsInJson(value) {
  if (typeof value === 'string') return value.startsWith('/') ? [value] : [];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(pathsInJson);
}

function locationsInSitemap(xml) {
  const found = [];
  let inLocation = false;
  const parser = new Parser(
    {
      onopentag(tag) {
        inLocation = tag.endsWith('loc');
        if (inLocation) found.push('');
      },
      ontext(text) {
        if (inLocation) found[found.length - 1] += text;
      },
      onclosetag() {
        inLocation = false;
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return found.map((location) => location.trim());
}

/** One line per broken link: the first page, and how many more have it. */
function summarise(problems) {
  const pagesByFault = new Map();
  for (const problem of problems) {
    const [page, ...fault] = problem.split(': ');
    const pages = pagesByFault.get(fault.join(': ')) ?? new Set();
    pagesByFault.set(fault.join(': '), pages.add(page));
  }
  return [...pagesByFault].map(([fault, pages]) => {
    const more = pages.size > 1 ? ` (and on ${pages.size - 1} more)` : '';
    return `${[...pages][0]}: ${fault}${more}`;
  });
}

/** @returns {Promise<{ pages: number, links: number, problems: string[] }>} */
export async function checkLinks(folder) {
  const directory = resolve(folder);
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath ?? entry.path, entry.name)
        .slice(directory.length)
        .split(sep)
        .join('/'),
    );
  const known = new Set(files);
  const read = (file) => readFile(join(directory, file), 'utf8');
  const filesEndingWith = (...endings) => files.filter((file) => endings.some((end) => file.endsWith(end)));

  const pages = new Map();
  for (const file of filesEndingWith('.html')) pages.set(file, readPage(await read(file)));

  const canonical = pages.get('/index.html')?.canonical;
  const siteOrigin = canonical && URL.canParse(canonical) ? new URL(canonical).origin : undefined;

  const fileFor = (path) => {
    const bare = path.replace(/\/+$/, '');
    if (known.has(path) && !path.endsWith('.html')) return path;
    return [`${bare}.html`, `${bare}/index.html`].find((file) => known.has(file));
  };

  const problems = [];
  let links = 0;
  const check = (from, attribute, address, base) => {
    if (EXTERNAL_SCHEME.test(address)) return;
    const report = (reason) => problems.push(`${from.slice(1)}: ${attribute} "${address}" ${reason}`);
    if (address === '') return report('is empty');
    if (/^javascript:/i.test(address)) return report('is a script');
    if (!URL.canParse(address, base)) return report('is not a valid URL');
    const url = new URL(address, base);
    if (url.origin !== PLACEHOLDER_ORIGIN && url.origin !== siteOrigin) return;
    links += 1;
    let path;
    try {
      path = decodeURIComponent(url.pathname);
    } catch {
      return report('cannot be understood');
    }
    const target = fileFor(path);
    if (!target) return report('does not exist');
    const fragment = decodeURIComponent(url.hash.slice(1));
    const page = pages.get(target);
    if (fragment && fragment !== 'top' && page && !page.ids.has(fragment)) {
      report(`names a fragment that ${target.slice(1)} does not have`);
    }
  };

  for (const [file, page] of pages) {
    const path = file.replace(/\/index\.html$/, '/').replace(/\.html$/, '');
    for (const [attribute, address] of page.links) check(file, attribute, address, PLACEHOLDER_ORIGIN + path);
  }
  for (const file of filesEndingWith('.css')) {
    for (const address of cssAddresses(await read(file)))
      check(file, 'url', address, PLACEHOLDER_ORIGIN + file);
  }
  for (const file of filesEndingWith('.json', '.webmanifest')) {
    for (const address of pathsInJson(JSON.parse(await read(file)))) {
      check(file, 'path', address, PLACEHOLDER_ORIGIN + file);
    }
  }
  for (const file of filesEndingWith('sitemap.xml')) {
    for (const address of locationsInSitemap(await read(file)))
      check(file, 'loc', address, PLACEHOLDER_ORIGIN);
  }
  return { pages: pages.size, links, problems };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const folder = process.argv[2] ?? 'out';
  const { pages, links, problems } = await checkLinks(folder);
  if (pages === 0) problems.push(`${folder}: holds no page`);
  for (const line of summarise(problems)) console.error(line);
  console.log(`Links: ${pages} pages, ${links} addresses, ${problems.length} wrong`);
  if (problems.length > 0) process.exitCode = 1;
}
