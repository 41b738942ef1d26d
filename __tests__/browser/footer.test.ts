import type { Page } from 'playwright-core';
import { VILLA } from './support/brands';
import { visit } from './support/visitor';
import { poll, expectVisible } from './support/wait';

const { footer: content } = VILLA.brand;
const footer = (page: Page) => page.getByRole('contentinfo');

test.each(['phone', 'desktop'] as const)(
  'FTR-01, FTR-02, FTR-03, FTR-04, FTR-05: the columns are seen on a %s',
  async (viewport) => {
    const page = await visit(`${VILLA.path}/about`, { viewport, javaScript: false });
    const titles = [content.help, content.roomLinks, content.more].map(({ title }) => title);
    for (const name of [...titles, content.contactHeading]) {
      await expectVisible(footer(page).getByRole('heading', { name, exact: true }));
    }
    await expectVisible(footer(page).getByText(VILLA.brand.business.location, { exact: true }));
    await expectVisible(footer(page).locator('a[href^="mailto:"]'));
  },
);

test('FTR-06: an empty telephone takes no room', async () => {
  const page = await visit(VILLA.path, { javaScript: false });
  const phone = footer(page).locator('li:empty, li:has(> a[href^="tel:"])');
  expect(await phone.count()).toBe(1);
  await phone.evaluate((item) => item.replaceChildren());
  expect(await phone.isVisible()).toBe(false);
});

test('FTR-07: the year is that of the visit, not of the build', async () => {
  const page = await visit(`${VILLA.path}/about`, { clock: '2031-06-01T10:00:00' });
  await footer(page).scrollIntoViewIfNeeded();
  await poll(
    () => footer(page).innerText(),
    (text) => expect(/© (\d+)/.exec(text)?.[1]).toBe('2031'),
  );
});
