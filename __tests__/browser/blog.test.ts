import type { Page } from 'playwright-core';
import { eachHouse } from './support/houses';
import { open, seen, visit } from './support/visitor';

const DEFAULT_TITLE = 'The tide, the cloth and the suitcase';

const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).getByRole('listitem').filter({ hasText: 'Read More' });
const heading = (page: Page, name: string) => main(page).getByRole('heading', { name, exact: true });

/** What a press must not cause. */
async function watch(page: Page) {
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() !== 'image') requests.push(request.url());
  });
  const state = () =>
    page.evaluate(() => ({ address: location.href, text: document.querySelector('main')?.innerText }));
  return { requests, state };
}

eachHouse((house) => {
  test('BLG-01 BLG-02 ENT-18: three posts, each with picture, date, category and its own title', async () => {
    const page = await visit(`${house.path}/blog`);
    expect(await cards(page).count()).toBe(3);
    expect(await main(page).getByText('August 10, 2023', { exact: true }).count()).toBe(3);
    expect(await main(page).getByText('Interior', { exact: true }).count()).toBe(3);
    for (const card of await cards(page).all()) {
      expect(await card.getByRole('img').count()).toBe(1);
    }
    const titles = await cards(page).getByRole('heading').allInnerTexts();
    expect(new Set(titles).size).toBe(3);
  });

  test('BLG-03 BLD-01 NET-10: Read More leads to the post’s own title, and a reload keeps it', async () => {
    const page = await visit(`${house.path}/blog`);
    const second = cards(page).nth(1);
    const title = await second.getByRole('heading').innerText();
    await second.getByRole('link', { name: 'Read More', exact: true }).click();
    await page.waitForURL(/blog_details/);
    expect(new URL(page.url()).pathname).toBe(`${house.path}/blog_details`);
    await seen(heading(page, title));
    await page.reload();
    await seen(heading(page, title));
  });

  test('BLG-04: previous, 1, 2, 3, next: pressed, they change nothing', async () => {
    const page = await visit(`${house.path}/blog`);
    const pager = page.getByRole('group', { name: 'Pages of the blog' }).getByRole('button');
    expect(await pager.allInnerTexts()).toEqual(['Previous', '1', '2', '3', 'Next']);
    await pager.first().scrollIntoViewIfNeeded();
    const { requests, state } = await watch(page);
    const before = await state();
    const place = () => page.evaluate(() => window.scrollY);
    const placeBefore = await place();
    for (const button of await pager.all()) {
      expect(await button.isEnabled()).toBe(true);
      await button.click();
    }
    expect(await state()).toEqual(before);
    expect(await place()).toBe(placeBefore);
    expect(requests).toEqual([]);
  });

  test('BLG-05: the search box takes words and does nothing with them', async () => {
    const page = await visit(`${house.path}/blog`);
    const { requests, state } = await watch(page);
    const box = page.getByRole('searchbox', { name: 'Search' });
    await box.fill('kanga');
    const before = await state();
    await box.press('Enter');
    expect(await state()).toEqual(before);
    expect(await box.inputValue()).toBe('kanga');
    expect(await cards(page).count()).toBe(3);
    expect(requests).toEqual([]);
  });

  test('BLG-06 BLG-07: beside the posts stand popular posts, categories and tags', async () => {
    const page = await visit(`${house.path}/blog`);
    for (const name of ['Popular Posts', 'Categories', 'Tags']) await seen(heading(page, name));
  });

  test('BLD-02 BLD-03: without a post, or with one that is none, the default title and the same text', async () => {
    const page = await visit(`${house.path}/blog_details`);
    await seen(heading(page, DEFAULT_TITLE));
    const article = async () => (await main(page).getByRole('article').innerText()).replace(/^.*\n+.*\n/, '');
    const text = await article();
    expect(text.length).toBeGreaterThan(1_500);

    await open(page, `${house.path}/blog_details?post=${encodeURIComponent('<b>x</b>')}&post=2`);
    await seen(heading(page, DEFAULT_TITLE));
    expect(await main(page).innerText()).not.toContain('<b>');
    await open(page, `${house.path}/blog_details?post=what-to-pack`);
    await seen(heading(page, 'What to pack for the east coast'));
    expect(await article()).toBe(text);
  });

  test('BLD-02: the exported page has the default title, also without JavaScript', async () => {
    const page = await visit(`${house.path}/blog_details`, { javaScript: false, loader: 'stays' });
    await seen(heading(page, DEFAULT_TITLE));
  });

  test('BLD-04 BLD-05 BLD-06: rules, tags, and four share links that lead nowhere', async () => {
    const page = await visit(`${house.path}/blog_details`);
    await seen(heading(page, 'Rules & Regulations'));
    for (const tag of ['SPA Center', 'Luxury']) await seen(main(page).getByText(tag, { exact: true }));
    const share = main(page).locator('a[href="#"]');
    expect(await share.allInnerTexts()).toEqual(['FB', 'TW', 'LN', 'PI']);
    for (const link of await share.all()) expect(await link.getAttribute('target')).toBeNull();
    await share.first().click();
    expect(new URL(page.url()).pathname).toBe(`${house.path}/blog_details`);
  });

  test('BLD-07: two other posts to read on with, never the one that is read', async () => {
    const page = await visit(`${house.path}/blog_details`);
    const related = main(page).locator(`a[href^="${house.path}/blog_details"]`);
    expect(await related.count()).toBe(2);
    const title = await related.first().innerText();
    await related.first().click();
    await seen(heading(page, title));
    expect(await related.allInnerTexts()).not.toContain(title);
    expect(await related.count()).toBe(2);
  });

  test('BLD-08 BLD-09: two comments, marked as samples, each with REPLY', async () => {
    const page = await visit(`${house.path}/blog_details`);
    await seen(heading(page, '2 Comments'));
    const comments = main(page).getByRole('listitem').filter({ hasText: 'REPLY' });
    expect(await comments.count()).toBe(2);
    expect(await main(page).getByText('REPLY', { exact: true }).count()).toBe(2);
    for (const text of await comments.allInnerTexts()) expect(text).toMatch(/sample/i);
  });

  test('BLD-10 BLD-11 ODD-43: Leave A Comments takes everything, and nothing leaves it', async () => {
    const page = await visit(`${house.path}/blog_details`);
    await seen(heading(page, 'Leave A Comments'));
    const form = page.getByRole('form', { name: 'Leave A Comments' });
    expect(await form.locator('[required]').count()).toBe(0);
    expect(await form.getByRole('textbox').count()).toBe(4);
    expect(await form.getByRole('checkbox', { name: /save my email/i }).count()).toBe(1);
    const submit = form.getByRole('button', { name: 'Submit Now', exact: true });

    const { requests, state } = await watch(page);
    await submit.scrollIntoViewIfNeeded();
    const empty = await state();
    await submit.click();
    expect(await state()).toEqual(empty);

    const fields = { Name: 'Asha', Email: 'no address', Website: '<i>', Comment: 'Nzuri sana' };
    for (const [label, text] of Object.entries(fields))
      await form.getByLabel(label, { exact: true }).fill(text);
    await form.getByRole('checkbox').check();
    const filled = await state();
    await submit.click();
    await form.getByLabel('Email', { exact: true }).press('Enter');
    expect(await state()).toEqual(filled);
    for (const [label, text] of Object.entries(fields)) {
      expect(await form.getByLabel(label, { exact: true }).inputValue()).toBe(text);
    }
    expect(await form.getByRole('checkbox').isChecked()).toBe(true);
    expect(requests).toEqual([]);
  });
});
