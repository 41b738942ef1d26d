// Checks the internal links of an export: pages, assets and fragments, with clean URLs ("/about" is about.html).
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { ExpectedError } from './run-main';

const EXTERNAL_SCHEME = /^(?:mailto|tel|sms|data|blob):/i;
const PLACEHOLDER_ORIGIN = 'http://site.invalid';

/** Attributes with one URL, and those with a list of candidates. */
const SINGLE = ['href', 'src', 'poster', 'action', 'xlink:href'];
const CANDIDATES = ['srcset', 'imagesrcset'];
/** `meta` names whose content is a URL. */
const META_URLS = ['og:image', 'og:url', 'og:video', 'twitter:image'];

/** The name of an attribute, or of another place of a URL, and the URL. */
type Link = readonly [name: string, url: string];

export interface PageLinks {
  /** As "joya-boutique/about.html". */
  readonly file: string;
  readonly links: readonly Link[];
  readonly ids: ReadonlySet<string>;
  readonly canonical: string | undefined;
}

export function readPageLinks(file: string, document: Document): PageLinks {
  const links: Link[] = [];
  const ids = new Set<string>();
  for (const element of document.querySelectorAll('*')) {
    const attributes = new Map([...element.attributes].map(({ name, value }) => [name.toLowerCase(), value]));
    const add = (name: string, urls: readonly string[]) =>
      links.push(...urls.map((url): Link => [name, url]));
    const id = attributes.get('id');
    if (id) ids.add(id);
    for (const name of SINGLE) {
      const url = attributes.get(name);
      if (url !== undefined) add(name, [url]);
    }
    for (const name of CANDIDATES) add(name, candidates(attributes.get(name)));
    add('style', cssUrls(attributes.get('style') ?? ''));
    if (element.localName === 'style') add('style', cssUrls(element.textContent ?? ''));
    const meta = attributes.get('property') ?? attributes.get('name') ?? '';
    if (element.localName === 'meta' && META_URLS.includes(meta))
      add(meta, [attributes.get('content') ?? '']);
  }
  const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? undefined;
  return { file, links, ids, canonical };
}

const candidates = (value = '') =>
  value === '' ? [] : value.split(',').map((part) => part.trim().split(/\s+/)[0] ?? '');
const cssUrls = (css: string) =>
  [...css.matchAll(/url\(\s*(['"]?)(.*?)\1\s*\)/g)].map(([, , url = '']) => url);

/** @throws ExpectedError with one line for each broken link */
export function checkLinks(folder: string, pages: readonly PageLinks[]): void {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder).length).split(sep).join('/'));
  const known = new Set(files);
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  // what other services read is theirs
  const made = files.filter((file) => !existsSync(join('public', file)));
  const filesEndingWith = (...endings: readonly string[]) =>
    made.filter((file) => endings.some((ending) => file.endsWith(ending)));

  const idsByFile = new Map(pages.map(({ file, ids }) => [`/${file}`, ids]));
  const canonical = pages.find(({ file }) => file === 'index.html')?.canonical;
  const siteOrigin = canonical && URL.canParse(canonical) ? new URL(canonical).origin : undefined;

  /** Internal links that have been checked. */
  let linkCount = 0;

  function fileFor(path: string): string | undefined {
    const bare = path.replace(/\/+$/, '');
    if (known.has(path) && !path.endsWith('.html')) return path;
    return [`${bare}.html`, `${bare}/index.html`].find((file) => known.has(file));
  }

  /** What is wrong with a link, if anything; undefined too where it leads elsewhere. */
  function problemOf(link: string, base: string): string | undefined {
    if (EXTERNAL_SCHEME.test(link)) return undefined;
    if (link === '') return 'is empty';
    if (/^javascript:/i.test(link)) return 'is a script';
    if (!URL.canParse(link, base)) return 'is not a valid URL';
    const url = new URL(link, base);
    if (url.origin !== PLACEHOLDER_ORIGIN && url.origin !== siteOrigin) return undefined;
    linkCount += 1;
    const path = decode(url.pathname);
    if (path === undefined) return 'cannot be understood';
    const target = fileFor(path);
    if (!target) return 'does not exist';
    const fragment = decode(url.hash.slice(1));
    if (!fragment || fragment === 'top' || (idsByFile.get(target)?.has(fragment) ?? true)) return undefined;
    return `names a fragment that ${target.slice(1)} does not have`;
  }

  const filesByProblem = new Map<string, Set<string>>();
  function check(file: string, name: string, link: string, base: string): void {
    const problem = problemOf(link, base);
    if (problem === undefined) return;
    const line = `${name} "${link}" ${problem}`;
    filesByProblem.set(line, (filesByProblem.get(line) ?? new Set()).add(file));
  }

  for (const { file, links } of pages) {
    const path = `/${file}`.replace(/\/index\.html$/, '/').replace(/\.html$/, '');
    for (const [name, link] of links) check(file, name, link, PLACEHOLDER_ORIGIN + path);
  }
  for (const file of filesEndingWith('.css'))
    for (const url of cssUrls(read(file))) check(file.slice(1), 'url', url, PLACEHOLDER_ORIGIN + file);
  for (const file of filesEndingWith('.json', '.webmanifest'))
    for (const path of pathsInJson(JSON.parse(read(file))))
      check(file.slice(1), 'path', path, PLACEHOLDER_ORIGIN + file);
  for (const file of filesEndingWith('sitemap.xml'))
    for (const url of urlsInSitemap(read(file))) check(file.slice(1), 'loc', url, PLACEHOLDER_ORIGIN);

  const lines = [...filesByProblem].map(([problem, [first, ...others]]) => {
    const more = others.length > 0 ? ` (and on ${others.length} more)` : '';
    return `${first}: ${problem}${more}`;
  });
  if (lines.length > 0) throw new ExpectedError(lines.join('\n'));
  console.log(`Links: ${pages.length} pages, ${linkCount} addresses, none wrong`);
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** All strings of a JSON value that are paths. */
function pathsInJson(value: unknown): readonly string[] {
  if (typeof value === 'string') return value.startsWith('/') ? [value] : [];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(pathsInJson);
}

/** Of pages and photos. */
const urlsInSitemap = (xml: string): readonly string[] =>
  [...xml.matchAll(/<(?:image:)?loc>([^<]*)</g)].map(([, url = '']) => url.trim().replaceAll('&amp;', '&'));
