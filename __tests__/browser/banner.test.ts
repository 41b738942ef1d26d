import { BOUTIQUE } from './support/brands';
import { visit } from './support/visitor';
import { expectVisible, expectHidden } from './support/wait';

test.each(['phone', 'desktop'] as const)('BNR-02: the breadcrumb is seen on a %s', async (viewport) => {
  const page = await visit(`${BOUTIQUE.path}/about`, { viewport, javaScript: false });
  const breadcrumb = page.locator('main nav').first();
  await expectVisible(breadcrumb);
  const { words, pages } = BOUTIQUE.brand;
  expect((await breadcrumb.innerText()).replace(/\s+/g, ' ').trim()).toBe(
    `${words.home} / ${pages.about.title}`,
  );
});

test('BNR-08: a hidden breadcrumb takes no room, whatever the style sheet makes of it', async () => {
  const page = await visit(`${BOUTIQUE.path}/about`, { javaScript: false });
  const breadcrumb = page.locator('main nav').first();
  await breadcrumb.evaluate((element) => element.setAttribute('hidden', ''));
  await expectHidden(breadcrumb);
  await expectVisible(page.getByRole('heading', { level: 1 }));
});
