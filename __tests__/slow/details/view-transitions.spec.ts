import { VILLA } from '../../support/brands';
import { expect, test } from '../../support/e2e/fixtures';
import { visit, waitForFrames } from '../../support/e2e/page-helpers';

const { rooms, pages } = VILLA;
const [room] = rooms.listed;

for (const [reducedMotion, what, moves] of [
  ['no-preference', 'the photo of a card moves to the banner of the room', true],
  ['reduce', 'under reduced motion nothing moves', false],
] as const) {
  test(what, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await visit(page, pages.room.href);
    await page.evaluate((name) => {
      document.addEventListener('animationstart', ({ pseudoElement }) => {
        if (pseudoElement.includes(name)) document.body.dataset.moved = 'true';
      });
    }, `(photo-${room.photo.name})`);
    await page.getByRole('main').locator(`a[href="${room.href}"]`).first().click();
    await expect(page.getByRole('heading', { level: 2, name: room.title })).toBeVisible();
    await waitForFrames(page);
    await expect(page.locator('body[data-moved]')).toHaveCount(moves ? 1 : 0);
  });
}
