import type { Page } from 'playwright-core';
import { getBrand } from '@/content';
import { poll, expectVisible } from './wait';

export const GALLERIES = '**/data/room-galleries.json';
export const villa = getBrand('beachsuites-villa');
export const words = { ...villa.rooms.words.gallery, ...villa.words.controls };
export const followed = villa.rooms.listed.filter(({ bannerFixed }) => !bannerFixed);
export const [otherRoom, room] = [followed[0]!, followed[1]!];
export const PATH = `/${villa.id}/room/${room.id}`;
export const COUNT = room.gallery.length;

export const gallery = (page: Page) => page.getByRole('region', { name: words.label.replace('[room]', '') });
export const enlargeButton = (page: Page) =>
  gallery(page).locator('[data-position="current"]').getByRole('button', { name: words.enlarge });
export const mainPicture = (page: Page) => enlargeButton(page).locator('img');
export const thumbs = (page: Page) => gallery(page).locator(`button[aria-label^="${words.picture} "]`);
export const previous = (page: Page) => gallery(page).getByRole('button', { name: words.previous });
export const next = (page: Page) => gallery(page).getByRole('button', { name: words.next });
export const lightbox = (page: Page) => page.getByRole('dialog');

export const shownSrc = (page: Page) => mainPicture(page).getAttribute('src');
export const thumbSrcs = (page: Page) =>
  thumbs(page)
    .locator('img')
    .evaluateAll((all) => all.map((img) => img.getAttribute('src')));
export const scrollPosition = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

export async function expectPosition(page: Page, position: number, count = COUNT): Promise<void> {
  await poll(
    async () => (await gallery(page).getByRole('status').innerText()).replace(/\s+/g, ' '),
    (text) => expect(text).toContain(`${position} ${words.of} ${count}`),
  );
}

export const expectCounter = (page: Page, position: number, count = COUNT) =>
  expectVisible(lightbox(page).getByText(`${position}/${count}`, { exact: true }));
