// Writes a Content-Security-Policy into every exported page, with the hashes of its own inline scripts and styles.
// frame-ancestors is ignored in a meta element; public/_headers and deploy/nginx.conf set it.
import { createHash } from 'node:crypto';
import { EMAILJS_ORIGIN } from '../../lib/emailjs-origin';
import { CommandLineError } from '../support/run-main';

/** Types of script elements that are not executed. */
const DATA_BLOCK = /json|^text\/(?:plain|html|template)$/i;
/** Every page begins with it. Must stay within the first 1024 bytes. */
export const CHARSET_META_TAG = '<meta charSet="utf-8"/>';

/** The inline code of a page, and what it embeds. */
export interface InlineCodeAndFrames {
  readonly brand: string | null;
  /** Hashes. */
  readonly scripts: ReadonlySet<string>;
  readonly styles: ReadonlySet<string>;
  readonly styleAttributes: ReadonlySet<string>;
  /** Origins. */
  readonly frames: ReadonlySet<string>;
}

/** @throws CommandLineError if the page has an inline handler, which a policy with hashes does not allow */
export function readInlineCodeAndFrames(file: string, document: Document): InlineCodeAndFrames {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const styleAttributes = new Set<string>();
  const frames = new Set<string>();
  for (const element of document.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      if (name === 'style') styleAttributes.add(hash(value));
      if (/^on/i.test(name) || /^\s*javascript:/i.test(value))
        throw new CommandLineError(
          `${file}: <${element.localName} ${name}="${value}"> is an inline handler, which the policy forbids.\n  Add a listener in a script instead.`,
        );
    }
    const src = element.getAttribute('src');
    const type = element.getAttribute('type') ?? '';
    if (element.localName === 'script' && src === null && !DATA_BLOCK.test(type))
      scripts.add(hash(element.textContent));
    if (element.localName === 'style') styles.add(hash(element.textContent));
    if (element.localName === 'iframe' && src && URL.canParse(src)) frames.add(new URL(src).origin);
  }
  const brand = document.documentElement.getAttribute('data-brand');
  return { brand, scripts, styles, styleAttributes, frames };
}

const hash = (text: string | null) =>
  `'sha256-${createHash('sha256')
    .update(text ?? '')
    .digest('base64')}'`;

interface Page {
  /** For example "joya-boutique/about.html". */
  readonly file: string;
  readonly inlineCodeAndFrames: InlineCodeAndFrames;
}

/**
 * The policy of each page, by its file. Client-side navigation keeps the document and its policy, so all pages of a
 * brand allow the hosts that one of them needs.
 */
export function createContentSecurityPolicies(pages: readonly Page[]): ReadonlyMap<string, string> {
  return new Map(
    pages.map((page) => {
      const group = pages.filter((other) => getPolicyGroup(other) === getPolicyGroup(page));
      const frames = new Set(group.flatMap(({ inlineCodeAndFrames }) => [...inlineCodeAndFrames.frames]));
      const sendsMessages = group.some(
        ({ file, inlineCodeAndFrames: { brand } }) => file === `${brand}/contact.html`,
      );
      const connections = sendsMessages ? [EMAILJS_ORIGIN] : [];
      return [page.file, createPolicyFor(page.inlineCodeAndFrames, sorted(frames), connections)];
    }),
  );
}

/** A brand, or a single page without one. Such a page has the theme of a brand, but not its URL prefix. */
function getPolicyGroup({ file, inlineCodeAndFrames: { brand } }: Page): string {
  const path = file.replace(/\.html$/, '');
  return path.split('/')[0] === brand ? brand : path;
}

function createPolicyFor(
  { scripts, styles, styleAttributes }: InlineCodeAndFrames,
  frames: readonly string[],
  connections: readonly string[],
): string {
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...sorted(scripts)],
    'style-src': [
      "'self'",
      ...sorted(styles),
      ...(styleAttributes.size > 0 ? ["'unsafe-hashes'", ...sorted(styleAttributes)] : []),
    ],
    'img-src': ["'self'", 'data:'],
    // the page checks that the host of a frame can be reached
    'connect-src': ["'self'", ...connections, ...frames],
    'frame-src': frames.length > 0 ? frames : ["'none'"],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

const sorted = (set: ReadonlySet<string>): readonly string[] => [...set].sort();

/** @throws CommandLineError if the page does not begin as expected */
export function insertContentSecurityPolicy(file: string, html: string, policy: string): string {
  if (!html.includes(CHARSET_META_TAG))
    throw new CommandLineError(
      `${file}: has no ${CHARSET_META_TAG} to write the policy behind.\n  Update CHARSET_META_TAG in scripts/export/content-security-policy.ts. See docs/next-internals.md.`,
    );
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return html.replace(CHARSET_META_TAG, () => CHARSET_META_TAG + meta);
}
