import type { Page } from 'playwright-core';
import { eachHouse } from './support/houses';
import { eventually, scrollTo, seen, visit } from './support/visitor';

/** The table of the specification. */
const TOURS = [
  ['TRS-02', 'Stone Town', '3-4 hours', 'From $25', '12'],
  ['TRS-03', 'Spice', '4-5 hours', 'From $30', '15'],
  ['TRS-04', 'Prison Island', '5-6 hours', 'From $45', '10'],
  ['TRS-05', 'Jozani', '3-4 hours', 'From $35', '8'],
  ['TRS-06', 'Dolphin', '6-7 hours', 'From $60', '6'],
  ['TRS-07', 'Sunset Dhow', '2-3 hours', 'From $40', '20'],
] as const;

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const card = (page: Page, title: string) => page.getByRole('article', { name: title });

eachHouse((house) => {
  const path = `${house.path}/tours-activities`;

  test.each(TOURS)('%s, CST-13: %s: %s, %s, at most %s', async (_, title, duration, price, maxGroup) => {
    const page = await visit(path, { javaScript: false });
    const tour = card(page, title);
    for (const text of [duration, price, maxGroup]) await seen(tour.getByText(text, { exact: true }));
  });

  test('TRS-01, TRS-08 to TRS-13, ENT-15: six complete cards are in the exported page', async () => {
    const page = await visit(path, { javaScript: false });
    expect(await cards(page).count()).toBe(6);
    const seenOnCards = await cards(page).evaluateAll((articles) =>
      articles.map((article) => ({
        icon: article.querySelector('svg[data-icon]')?.getAttribute('data-icon'),
        stars: article.querySelectorAll('[role=img] svg').length,
        rating: article.querySelector('[role=img]')?.getAttribute('aria-label'),
        highlights: article.querySelectorAll('ul li').length,
        description: article.querySelector('h2')?.parentElement?.nextElementSibling?.textContent ?? '',
        picture: article.querySelector('img')?.getAttribute('alt') ?? '',
        note: article.textContent?.includes('Starting hours & rates available on location'),
      })),
    );
    for (const { stars, rating, highlights, description, picture, note } of seenOnCards) {
      expect({ stars, rating, highlights, note }).toEqual({
        stars: 5,
        rating: '5 out of 5 stars',
        highlights: 4,
        note: true,
      });
      expect(description.length).toBeGreaterThan(60);
      expect(picture).not.toBe('');
    }
    for (const key of ['icon', 'description', 'picture'] as const) {
      expect([key, new Set(seenOnCards.map((seenOn) => seenOn[key])).size]).toEqual([key, 6]);
    }
  });

  test('TRS-14, GEN-08: six times CONTACT US, of this house only, and nothing to book with', async () => {
    const page = await visit(path);
    const links = page.getByRole('link', { name: 'CONTACT US', exact: true });
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      Array.from({ length: 6 }, () => `${house.path}/contact`),
    );
    expect(await cards(page).getByRole('link').count()).toBe(6);
    expect(await cards(page).getByRole('button').count()).toBe(0);
  });

  test('TRS-14: the contact form starts with the tour the guest was reading about', async () => {
    const page = await visit(path);
    await card(page, 'Jozani').getByRole('link', { name: 'CONTACT US' }).click();
    await page.waitForURL(`**${house.path}/contact`);
    await eventually(
      () =>
        page
          .getByRole('textbox', { name: /message/i })
          .first()
          .inputValue(),
      (message) => expect(message).toContain('Jozani Forest Tour'),
    );
  });

  test('TRS-15, TRS-16, TRS-17: the tour information stands below the cards with its two lists', async () => {
    const page = await visit(path, { javaScript: false });
    const information = page.getByRole('region', { name: 'Tour Information' });
    await seen(information.getByRole('heading', { name: 'Tour Information', exact: true }));
    const lists = await information
      .locator('h3')
      .evaluateAll((headings) =>
        headings.map((heading) => [
          heading.textContent,
          ...[...(heading.nextElementSibling?.children ?? [])].map((item) => item.textContent),
        ]),
      );
    expect(lists).toEqual([
      [
        "What's Included",
        'Professional English-speaking guide',
        'Hotel pickup and drop-off',
        'All entrance fees',
        'Refreshments where applicable',
      ],
      [
        'Booking Information',
        'Bookings on location only',
        'Contact for hours and rates',
        'Flexible departure times',
        'Private and custom tours possible',
      ],
    ]);
    const last = await cards(page).last().boundingBox();
    expect((await information.boundingBox())?.y).toBeGreaterThan(last?.y ?? Infinity);
  });

  test('TRS-18: a card fades in over 1000 ms as it is scrolled to, and ends fully there', async () => {
    const page = await visit(path);
    // the veil leaves the document once the page has come to life; a frame later the card is being watched
    await page.locator('[data-loader]').waitFor({ state: 'detached' });
    await scrollTo(page, 0);
    const fade = cards(page).last().locator('xpath=..');
    const fadedFor = await fade.evaluateHandle((box) => ({
      ended: new Promise<number>((done) =>
        box.addEventListener('animationend', (end) => done((end as AnimationEvent).elapsedTime * 1000)),
      ),
    }));
    await fade.scrollIntoViewIfNeeded();
    expect(await fadedFor.evaluate(({ ended }) => ended)).toBe(1000);
    expect(await fade.evaluate((box) => getComputedStyle(box).opacity)).toBe('1');
  });

  test.each([
    ['without JavaScript', { javaScript: false }],
    ['under reduced motion', { reducedMotion: true }],
  ] as const)('TRS-18: %s every card is simply there', async (_, options) => {
    const page = await visit(path, options);
    for (const tour of await cards(page).all()) {
      await tour.scrollIntoViewIfNeeded();
      const box = tour.locator('xpath=..');
      expect(
        await box.evaluate((element) => [
          getComputedStyle(element).opacity,
          getComputedStyle(element).animationName,
        ]),
      ).toEqual(['1', 'none']);
    }
  });

  test('TRS-18: with motion paused nothing waits for a fade', async () => {
    const page = await visit(path);
    await page.locator('[data-loader]').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Pause motion' }).first().click();
    await cards(page).last().scrollIntoViewIfNeeded();
    const fade = cards(page).last().locator('xpath=..');
    await eventually(
      () => fade.getAttribute('data-state'),
      (state) => expect(state).toBe('entered'),
    );
    expect(await fade.evaluate((box) => getComputedStyle(box).opacity)).toBe('1');
  });
});
