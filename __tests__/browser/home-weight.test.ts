import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { namedScripts } from '@/scripts/weigh.mjs';
import { eachHouse } from './support/houses';
import { visit } from './support/visitor';

/** JavaScript of an empty page of this version of Next, gzip, in bytes. */
const EMPTY_PAGE = 134_000;
const SCRIPTS_AT_MOST = 1.15 * EMPTY_PAGE;
const EVERYTHING_AT_MOST = 480_000;
const PICTURES_AT_MOST = 200_000;
const SHIFT_AT_MOST = 0.01;

const UP_TO_MS_AFTER_LOAD = 2000;

eachHouse((house) => {
  test('the scripts that a home names weigh little more than those of an empty page', () => {
    const html = readFileSync(path.join('out', `${house.path}.html`), 'utf8');
    const bytes = [...namedScripts(html)]
      .map((src) => gzipSync(readFileSync(path.join('out', src))).length)
      .reduce((sum, each) => sum + each, 0);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(SCRIPTS_AT_MOST);
  });

  test('no script, and nothing for one, is asked for before the first picture is there', async () => {
    const events: string[] = [];
    await visit(house.path, {
      viewport: 'phone',
      prepare: async (_, tab) => {
        tab.on('request', (request) => {
          if (/^(?:script|fetch)$/.test(request.resourceType())) events.push(request.resourceType());
        });
        tab.on('requestfinished', (request) => {
          if (request.resourceType() === 'image') events.push('picture');
        });
      },
    });
    expect(events).toEqual(expect.arrayContaining(['script', 'fetch']));
    expect(events[0]).toBe('picture');
  });

  test.each([1, 3])(
    'a home stays light and still on a phone of %i device pixels a point',
    async (density) => {
      const arrived: { type: string; bytes: number }[] = [];
      const page = await visit(house.path, {
        viewport: 'phone',
        touch: true,
        loader: 'stays',
        context: { deviceScaleFactor: density, isMobile: true },
        prepare: async (context, tab) => {
          const network = await context.newCDPSession(tab);
          const types = new Map<string, string>();
          await network.send('Network.enable');
          network.on('Network.responseReceived', ({ requestId, type, response }) => {
            if (!response.url.startsWith('data:')) types.set(requestId, type);
          });
          network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
            const type = types.get(requestId);
            if (type) arrived.push({ type, bytes: encodedDataLength });
          });
          await context.addInitScript(() => {
            const counted = window as unknown as { shifted: number };
            counted.shifted = 0;
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries() as (PerformanceEntry & {
                value: number;
                hadRecentInput: boolean;
              })[]) {
                if (!entry.hadRecentInput) counted.shifted += entry.value;
              }
            }).observe({ type: 'layout-shift', buffered: true });
          });
        },
      });
      await page.waitForTimeout(UP_TO_MS_AFTER_LOAD);
      const weight = (type?: string) =>
        arrived.filter((each) => !type || each.type === type).reduce((sum, { bytes }) => sum + bytes, 0);
      expect(weight()).toBeGreaterThan(0);
      expect(weight()).toBeLessThanOrEqual(EVERYTHING_AT_MOST);
      expect(weight('Image')).toBeLessThanOrEqual(PICTURES_AT_MOST);
      expect(
        await page.evaluate(() => (window as unknown as { shifted: number }).shifted),
      ).toBeLessThanOrEqual(SHIFT_AT_MOST);
    },
  );
});
