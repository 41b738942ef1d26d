import { languages } from '@/content/languages';
import { accessibilityFindings, overflowingElements } from '../../browser/support/findings';
import { expectConsoleError, visit } from '../../browser/support/visitor';
import { exportedPathsIn } from '../../support/exported';

const WIDTHS = [320, 768, 1440];

// The pages in English have more to pass: __tests__/slow/every-page.
describe.each(languages.slice(1).map(({ code }) => code))('%s', (code) => {
  test.each(exportedPathsIn(code))('%s is accessible, and no wider than the screen', async (path) => {
    const page = await visit(path, {
      reducedMotion: true,
      prepare: async (_, opened) => {
        if (path.endsWith('/404')) expectConsoleError(opened, /status of 404/);
      },
    });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect({ width, overflowing: await overflowingElements(page) }).toEqual({ width, overflowing: [] });
    }
    expect(await accessibilityFindings(page)).toEqual([]);
    // text at twice its size
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect(await overflowingElements(page)).toEqual([]);
  });
});
