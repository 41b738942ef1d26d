// Runs after `next build`: writes a Content-Security-Policy into every exported page. Next puts a few inline
// scripts into each page, other ones each time, so every page is given the hashes of its own.
//   node scripts/content-policy.mjs [folder]
// frame-ancestors cannot be said in a page; public/_headers and deploy/nginx.conf say it.
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Parser } from 'htmlparser2';

/** Where the contact form sends a message. */
const MESSAGE_HOST = 'https://api.emailjs.com';
/** What a script element may hold without being run. */
const DATA_BLOCK = /json|^text\/(?:plain|html|template)$/i;
/** Next writes this first, and it must stay within the first 1024 bytes. */
const CHARSET = '<meta charSet="utf-8"/>';
const WRITTEN = /<meta http-equiv="Content-Security-Policy" content="[^"]*"\/>/g;

const hash = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const sorted = (set) => [...set].sort();

/** Everything in a page that a policy has to allow by name. */
function inlineParts(html) {
  const parts = {
    scripts: new Set(),
    styles: new Set(),
    styleAttributes: new Set(),
    frames: new Set(),
    handlers: [],
  };
  let inside;
  let text = '';
  const parser = new Parser({
    onopentag(tag, attributes) {
      for (const [name, value] of Object.entries(attributes)) {
        if (name === 'style') parts.styleAttributes.add(hash(value));
        if (/^on/.test(name)) parts.handlers.push(`<${tag} ${name}>`);
        if (/^\s*javascript:/i.test(value)) parts.handlers.push(`<${tag} ${name}="javascript:">`);
      }
      if (tag === 'script' && attributes.src === undefined && !DATA_BLOCK.test(attributes.type ?? '')) {
        inside = parts.scripts;
      } else if (tag === 'style') {
        inside = parts.styles;
      } else if (tag === 'iframe' && URL.canParse(attributes.src ?? '')) {
        parts.frames.add(new URL(attributes.src).origin);
      }
      text = '';
    },
    ontext(piece) {
      if (inside) text += piece;
    },
    onclosetag() {
      inside?.add(hash(text));
      inside = undefined;
    },
  });
  parser.end(html);
  return parts;
}

function policyOf({ scripts, styles, styleAttributes }, { frames, connections }) {
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...sorted(scripts)],
    'style-src': [
      "'self'",
      ...sorted(styles),
      ...(styleAttributes.size > 0 ? ["'unsafe-hashes'", ...sorted(styleAttributes)] : []),
    ],
    'img-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...connections],
    'frame-src': frames.size > 0 ? sorted(frames) : ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

/** @returns {Promise<{ pages: number, problems: string[] }>} */
export async function writePolicies(folder) {
  const directory = resolve(folder);
  const files = (await readdir(directory, { recursive: true })).filter((file) => file.endsWith('.html'));
  const read = async (file) => (await readFile(join(directory, file), 'utf8')).replace(WRITTEN, '');
  const pages = [];
  for (const file of files)
    pages.push({ file: file.split(sep).join('/'), parts: inlineParts(await read(file)) });

  // A link inside a house changes the page but keeps the document, and with it the policy of the page the visit
  // began on: what one page of a house needs, all of them allow.
  const houseOf = (file) => file.replace(/\.html$/, '').split('/')[0];
  const needs = new Map();
  for (const { file, parts } of pages) {
    const house = houseOf(file);
    if (!needs.has(house)) needs.set(house, { frames: new Set(), connections: [] });
    for (const frame of parts.frames) needs.get(house).frames.add(frame);
    if (file === `${house}/contact.html`) needs.get(house).connections.push(MESSAGE_HOST);
  }

  const problems = [];
  for (const { file, parts } of pages) {
    for (const handler of parts.handlers)
      problems.push(`${file}: ${handler} is a script that no policy allows`);
    const html = await read(file);
    if (!html.includes(CHARSET)) {
      problems.push(`${file}: has no ${CHARSET} to write the policy behind`);
      continue;
    }
    const policy = policyOf(parts, needs.get(houseOf(file)));
    const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
    await writeFile(
      join(directory, file),
      html.replace(CHARSET, () => CHARSET + meta),
    );
  }
  return { pages: pages.length, problems };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const folder = process.argv[2] ?? 'out';
  const { pages, problems } = await writePolicies(folder);
  for (const problem of problems) console.error(problem);
  console.log(`Content-Security-Policy: written into ${pages} pages`);
  if (problems.length > 0 || pages === 0) process.exitCode = 1;
}
