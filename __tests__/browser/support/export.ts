import type { Page } from 'playwright-core';
import { pageFiles } from './exported-files';
import { visit } from './visitor';

/** Paths of every exported page as a visitor types them, and /404. */
export function exportedPaths(): string[] {
  return pageFiles.map((file) => file.replace(/(?:(?<=^\/)index)?\.html$/, '')).sort();
}

/**
 * Reads pages as they are delivered, before any script runs: what a visitor without JavaScript and a
 * search engine get. `look` runs in the browser, once for each path.
 */
export async function readDelivered<Value>(
  paths: readonly string[],
  look: (document: Document) => Value,
): Promise<Map<string, Value>> {
  const site = globalThis.siteUrl;
  const documents = await Promise.all(
    paths.map(async (path) => ({ address: site + path, text: await (await fetch(site + path)).text() })),
  );
  const page = await visit('/');
  // an empty document: the policy of a page would forbid what follows
  await page.goto('about:blank');
  const values = await page.evaluate(
    ([delivered, source]) => {
      const read = new Function('document', `return (${source})(document)`) as (
        document: Document,
      ) => unknown;
      return delivered.map(({ address, text }) => {
        const document = new DOMParser().parseFromString(text, 'text/html');
        // pictures and links of a parsed page resolve against the page that parsed it
        const base = document.createElement('base');
        base.href = address;
        document.head.prepend(base);
        return read(document);
      });
    },
    [documents, look.toString()] as const,
  );
  return new Map(paths.map((path, index) => [path, values[index] as Value]));
}

/** Status and address at which a request ends, redirects followed. */
export async function request(path: string): Promise<{ status: number; path: string }> {
  const response = await fetch(globalThis.siteUrl + path);
  await response.arrayBuffer();
  return { status: response.status, path: new URL(response.url).pathname };
}

/** A colour of the page as red, green, blue (0 to 255) and alpha (0 to 1), however the style sheet wrote it. */
export type Colour = readonly [red: number, green: number, blue: number, alpha: number];

export function parseColour(page: Page, css: string): Promise<Colour> {
  return page.evaluate((value) => {
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('no canvas');
    context.fillStyle = value;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255] as const;
  }, css);
}

/** Relative luminance as WCAG defines it. */
export function luminance([red, green, blue]: Colour): number {
  const [r, g, b] = [red, green, blue].map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
