// After `next build`: writes a Content-Security-Policy into every exported page, with the hashes of its own inline
// scripts.
//   node scripts/write-csp.mjs [folder]
// frame-ancestors is ignored in a meta element; public/_headers and deploy/nginx.conf set it.
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Parser } from 'htmlparser2';

/** The contact form posts to it. */
const EMAIL_HOST = 'https://api.emailjs.com';
/** Types of script elements that are not executed. */
const DATA_BLOCK = /json|^text\/(?:plain|html|template)$/i;
/** Must stay within the first 1024 bytes. */
const CHARSET = '<meta charSet="utf-8"/>';
const EXISTING_POLICY = /<meta http-equiv="Content-Security-Policy" content="[^"]*"\/>/g;

const hash = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const sorted = (set) => [...set].sort();

/** Everything in a page that the policy has to allow. */
function inlineParts(html) {
  const parts = {
    brand: undefined,
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
      if (tag === 'html') parts.brand = attributes['data-brand'];
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
    // a frame's host is asked whether it can be reached
    'connect-src': ["'self'", ...connections, ...sorted(frames)],
    'frame-src': frames.size > 0 ? sorted(frames) : ["'none'"],
    'worker-src': ["'self'"],
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
  const read = async (file) => (await readFile(join(directory, file), 'utf8')).replace(EXISTING_POLICY, '');
  const pages = [];
  for (const file of files)
    pages.push({ file: file.split(sep).join('/'), parts: inlineParts(await read(file)) });

  // Client-side navigation keeps the document and its policy, so all pages of a brand allow what one of them needs. A
  // page without a brand wears the look of one, but its address does not begin with it.
  const groupOf = ({ file, parts }) => {
    const path = file.replace(/\.html$/, '');
    return path.split('/')[0] === parts.brand ? parts.brand : path;
  };
  const needsOf = new Map();
  for (const page of pages) {
    const group = groupOf(page);
    if (!needsOf.has(group)) needsOf.set(group, { frames: new Set(), connections: [] });
    for (const frame of page.parts.frames) needsOf.get(group).frames.add(frame);
    if (page.file === `${page.parts.brand}/contact.html`) needsOf.get(group).connections.push(EMAIL_HOST);
  }

  const problems = [];
  for (const page of pages) {
    const { file, parts } = page;
    for (const handler of parts.handlers)
      problems.push(`${file}: ${handler} is an inline handler, which the policy forbids`);
    const html = await read(file);
    if (!html.includes(CHARSET)) {
      problems.push(`${file}: has no ${CHARSET} to write the policy behind`);
      continue;
    }
    const policy = policyOf(parts, needsOf.get(groupOf(page)));
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
