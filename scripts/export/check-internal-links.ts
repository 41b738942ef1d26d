// Checks the internal links of an export: pages, assets and fragments, with clean URLs ("/about" is about.html).
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { parseUrl } from '../../lib/parse-url';
import { CommandLineError } from '../support/command-line-error';

const EXTERNAL_SCHEME = /^(?:mailto|tel|sms|data|blob):/i;
const SCRIPT_SCHEME = /^javascript:/i;
const PLACEHOLDER_ORIGIN = 'http://site.invalid';

const URL_ATTRIBUTES = ['href', 'src', 'poster', 'action', 'xlink:href'];
const SRCSET_ATTRIBUTES = ['srcset', 'imagesrcset'];
/** `meta` names whose content is a URL. */
const META_URLS = ['og:image', 'og:url', 'og:video', 'twitter:image'];

/** A URL, with the attribute or other place that it was found in. */
type Link = readonly [name: string, url: string];

export interface PageLinks {
  /** For example "joya-boutique/about.html". */
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
    for (const name of URL_ATTRIBUTES) {
      const url = attributes.get(name);
      if (url !== undefined) add(name, [url]);
    }
    for (const name of SRCSET_ATTRIBUTES) add(name, findSrcsetUrls(attributes.get(name)));
    add('style', findCssUrls(attributes.get('style') ?? ''));
    if (element.localName === 'style') add('style', findCssUrls(element.textContent ?? ''));
    const meta = attributes.get('property') ?? attributes.get('name') ?? '';
    if (element.localName === 'meta' && META_URLS.includes(meta))
      add(meta, [attributes.get('content') ?? '']);
  }
  const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? undefined;
  return { file, links, ids, canonical };
}

const findSrcsetUrls = (value = '') =>
  value === '' ? [] : value.split(',').map((part) => part.trim().split(/\s+/)[0] ?? '');
const findCssUrls = (css: string) =>
  [...css.matchAll(/url\(\s*(['"]?)(.*?)\1\s*\)/g)].map(([, , url = '']) => url);

/** @throws CommandLineError with one line for each broken link */
export function checkInternalLinks(folder: string, pages: readonly PageLinks[]): void {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
  const generatedFiles = files
    // files for other services are not checked
    .filter((file) => !existsSync(join('public', file)))
    .map((file) => ({ file, links: readFileLinks(folder, file) }));
  const canonical = pages.find(({ file }) => file === 'index.html')?.canonical;
  const site: Site = {
    origin: canonical === undefined ? undefined : parseUrl(canonical)?.origin,
    files: new Set(files.map((file) => `/${file}`)),
    idsByPage: new Map(pages.map(({ file, ids }) => [`/${file}`, ids])),
  };

  let internalLinkCount = 0;
  const filesByProblem = new Map<string, Set<string>>();
  for (const { file, links } of [...pages, ...generatedFiles]) {
    const base = `${PLACEHOLDER_ORIGIN}/${file}`.replace(/\/index\.html$/, '/').replace(/\.html$/, '');
    for (const [name, url] of links) {
      if (isExternal(url, base, site)) continue;
      internalLinkCount += 1;
      const problem = findProblem(url, base, site);
      if (problem === undefined) continue;
      const line = `${name} "${url}" ${problem}`;
      filesByProblem.set(line, (filesByProblem.get(line) ?? new Set()).add(file));
    }
  }
  const lines = [...filesByProblem].map(([problem, [firstFile, ...otherFiles]]) => {
    const more = otherFiles.length > 0 ? ` (and on ${otherFiles.length} more)` : '';
    return `${firstFile}: ${problem}${more}`;
  });
  if (lines.length > 0) throw new CommandLineError(lines.join('\n'));
  console.log(`Links: ${pages.length} pages, ${internalLinkCount} addresses, none wrong`);
}

/** Everything that links can point to. Files and pages have the form "/joya-boutique/about.html". */
interface Site {
  readonly origin: string | undefined;
  readonly files: ReadonlySet<string>;
  readonly idsByPage: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Links in files that are not pages. */
function readFileLinks(folder: string, file: string): readonly Link[] {
  const read = () => readFileSync(join(folder, file), 'utf8');
  if (file.endsWith('.css')) return findCssUrls(read()).map((url) => ['url', url]);
  if (/\.(?:json|webmanifest)$/.test(file))
    return findPathsInJson(JSON.parse(read())).map((path) => ['path', path]);
  return file.endsWith('sitemap.xml') ? findUrlsInSitemap(read()).map((url) => ['loc', url]) : [];
}

function isExternal(link: string, base: string, { origin }: Site): boolean {
  if (EXTERNAL_SCHEME.test(link)) return true;
  const url = SCRIPT_SCHEME.test(link) ? undefined : parseUrl(link, base);
  return url !== undefined && ![PLACEHOLDER_ORIGIN, origin].includes(url.origin);
}

/** Returns what is wrong with an internal link, or undefined. */
function findProblem(link: string, base: string, { files, idsByPage }: Site): string | undefined {
  if (link === '') return 'is empty';
  if (SCRIPT_SCHEME.test(link)) return 'is a script';
  const url = parseUrl(link, base);
  if (!url) return 'is not a valid URL';
  const path = decode(url.pathname);
  if (path === undefined) return 'cannot be understood';
  const target = listCandidateFiles(path).find((file) => files.has(file));
  if (!target) return 'does not exist';
  const fragment = decode(url.hash.slice(1));
  const ids = idsByPage.get(target);
  if (!fragment || fragment === 'top' || !ids || ids.has(fragment)) return undefined;
  return `names a fragment that ${target.slice(1)} does not have`;
}

/** The files that a host tries for a path, in order. */
function listCandidateFiles(path: string): readonly string[] {
  const page = path.replace(/\/+$/, '');
  return [...(path.endsWith('.html') ? [] : [path]), `${page}.html`, `${page}/index.html`];
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** All strings of a JSON value that are paths. */
function findPathsInJson(value: unknown): readonly string[] {
  if (typeof value === 'string') return value.startsWith('/') ? [value] : [];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(findPathsInJson);
}

/** Of pages and photos. */
const findUrlsInSitemap = (xml: string): readonly string[] =>
  [...xml.matchAll(/<(?:image:)?loc>([^<]*)</g)].map(([, url = '']) => url.trim().replaceAll('&amp;', '&'));
