import type { ServerResponse } from 'node:http';
import { BOUTIQUE, VILLA } from '../../support/brands';
import { DESKTOP, expect, PHONE, test } from '../../support/e2e/fixtures';
import { layoutShiftSum, watchLayoutShifts } from '../../support/e2e/layout-shifts';
import { waitForHydration } from '../../support/e2e/page-helpers';
import { startLoopbackServer } from '../../support/loopback-server';
import { unbranded } from '../../support/site';

/** A heading at the bottom of a photo may move up when its last line arrives. */
const LAYOUT_SHIFT_LIMIT = 0.02;
const PART_BYTES = 6000;
/** Long enough for the browser to show each part. */
const PART_INTERVAL_MS = 70;

/** The head and the first element at once, then the page's content in parts, then the rest. */
async function sendInParts(html: Buffer, response: ServerResponse): Promise<void> {
  const contentEnd = Math.max(html.indexOf('self.__next_f'), 0) || html.length;
  let sent = 0;
  for (let end = html.indexOf('<body') + 200; sent < contentEnd; end += PART_BYTES) {
    response.write(html.subarray(sent, end));
    sent = end;
    await new Promise((resolve) => setTimeout(resolve, PART_INTERVAL_MS));
  }
  response.end(html.subarray(sent));
}

test.use({
  baseURL: async ({}, use) => {
    const server = await startLoopbackServer(async ({ url = '' }, response) => {
      const answer = await fetch(process.env.EXPORT_URL + url);
      const type = answer.headers.get('content-type') ?? '';
      response.writeHead(answer.status, { 'Content-Type': type });
      const body = Buffer.from(await answer.arrayBuffer());
      if (type.startsWith('text/html')) await sendInParts(body, response);
      else response.end(body);
    });
    await use(server.url);
    await server.close();
  },
});

for (const { href } of [
  { href: '/' },
  unbranded.chooserPages.about,
  BOUTIQUE,
  VILLA,
  VILLA.pages.room,
  BOUTIQUE.pages.tides,
]) {
  test(`${href} does not move while its HTML arrives in parts`, async ({ page }) => {
    await watchLayoutShifts(page);
    for (const viewport of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport);
      await page.goto(href);
      await waitForHydration(page);
      expect(await layoutShiftSum(page)).toBeLessThanOrEqual(LAYOUT_SHIFT_LIMIT);
    }
  });
}
