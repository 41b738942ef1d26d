import { VILLA } from '../support/brands';
import { expect, test, visit } from './support/test';

const { rooms, pages } = VILLA.brand;
const [room] = rooms.listed;

for (const [reducedMotion, what, moves] of [
  ['no-preference', 'the photo of a card moves to the banner of the room', [`photo-${room.img.name} 260`]],
  ['reduce', 'under reduced motion nothing moves', []],
] as const) {
  test(what, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await visit(page, pages.room.href);
    // what moves on the way is noted as it begins
    await page.evaluate(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (options) => {
        const transition = start(options);
        void transition.ready.then(() => {
          const groups = document.getAnimations().flatMap(({ effect }) => {
            const { pseudoElement } = effect as KeyframeEffect;
            const [, name] = /^::view-transition-group\((.*)\)$/.exec(pseudoElement ?? '') ?? [];
            return name && name !== 'root' ? `${name} ${effect!.getTiming().duration}` : [];
          });
          document.body.dataset.moves = groups.join();
        });
        return transition;
      };
    });
    await page.getByRole('main').locator(`a[href="${room.href}"]`).first().click();
    await expect(page.getByRole('heading', { level: 2, name: room.title })).toBeVisible();
    await expect(page.locator('body')).toHaveAttribute('data-moves', moves.join());
  });
}
