import { getBrand } from '@/content';
import { expect, test, visit, type Page } from './support/test';

const { id, rooms } = getBrand('beachsuites-villa');
const [room] = rooms.listed;

interface Move {
  readonly name: string;
  readonly duration: number;
}

/** Follows the first link to the room, and says what moves on the way. */
async function followToRoom(page: Page): Promise<readonly Move[]> {
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (options) => {
      const transition = start(options);
      void transition.ready.then(() => {
        const moves = document.getAnimations().flatMap(({ effect }) => {
          const { pseudoElement } = effect as KeyframeEffect;
          const [, name] = /^::view-transition-group\((.*)\)$/.exec(pseudoElement ?? '') ?? [];
          return name && name !== 'root' ? { name, duration: effect!.getTiming().duration } : [];
        });
        document.body.dataset.moves = JSON.stringify(moves);
      });
      return transition;
    };
  });
  await page.getByRole('main').locator(`a[href="${room!.href}"]`).first().click();
  await expect(page.getByRole('heading', { level: 2, name: room!.title })).toBeVisible();
  const moves = page.locator('body[data-moves]');
  await expect(moves).toBeAttached();
  return JSON.parse((await moves.getAttribute('data-moves'))!) as Move[];
}

test('the photo of a card moves to the banner of the room, in less than a third of a second', async ({
  page,
}) => {
  await visit(page, `/${id}/room`);
  expect(await followToRoom(page)).toEqual([{ name: `photo-${room!.img.name}`, duration: 260 }]);
});

test('under reduced motion nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, `/${id}/room`);
  expect(await followToRoom(page)).toEqual([]);
});
