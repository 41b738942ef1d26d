import { VILLA } from '../support/brands';
import { expect, test, visit, type Page } from './support/test';

const { blog } = VILLA.brand;
const { article } = blog;
const LIST = `${VILLA.path}/blog`;
const DETAILS = `${VILLA.path}/blog_details`;

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string) => main(page).getByRole('heading', { name, exact: true });

/** What a click must not change. */
async function watch(page: Page) {
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() !== 'image') requests.push(request.url());
  });
  const state = () =>
    page.evaluate(() => ({
      address: location.href,
      text: document.querySelector('main')?.innerText,
    }));
  return { requests, state };
}

test('BLG-03, BLD-01, NET-10: Read More leads to the post’s own title, and a reload keeps it', async ({
  page,
}) => {
  await visit(page, LIST);
  // one that shares its page with others, while there is such a post
  const post = blog.posts.findLast(({ article: own }) => !own) ?? blog.posts.at(-1);
  if (!post) throw new Error('The blog has no post.');
  const { href, title } = post;
  await main(page).locator(`a[href="${href}"]`, { hasText: blog.readMore }).click();
  await page.waitForURL(`**${href.replace('?', '\\?')}`);
  await expect(heading(page, title)).toBeVisible();
  await page.reload();
  await expect(heading(page, title)).toBeVisible();
});

test('BLG-04: no button of the pager changes anything', async ({ page }) => {
  await visit(page, LIST);
  const pager = page.getByRole('group', { name: blog.pager.label }).getByRole('button');
  await pager.first().scrollIntoViewIfNeeded();
  const { requests, state } = await watch(page);
  const before = await state();
  const place = () => page.evaluate(() => window.scrollY);
  const placeBefore = await place();
  expect(await pager.count()).toBeGreaterThan(0);
  for (const button of await pager.all()) {
    await expect(button).toBeEnabled();
    await button.click();
  }
  expect(await state()).toEqual(before);
  expect(await place()).toBe(placeBefore);
  expect(requests).toEqual([]);
});

test('BLG-05: the search box takes words and does nothing with them', async ({ page }) => {
  await visit(page, LIST);
  const { requests, state } = await watch(page);
  const box = page.getByRole('searchbox', { name: blog.sidebar.search });
  await box.fill('kanga');
  const before = await state();
  await box.press('Enter');
  expect(await state()).toEqual(before);
  await expect(box).toHaveValue('kanga');
  expect(requests).toEqual([]);
});

test('BLD-02, BLD-03: a post that is none has the default title, and every title the same text', async ({
  page,
}) => {
  await visit(page, `${DETAILS}?post=${encodeURIComponent('<b>x</b>')}&post=2`);
  const text = async () => {
    const parts = await main(page).getByRole('article').locator('section, p').allInnerTexts();
    return parts.join('\n');
  };
  await expect(heading(page, article.defaultTitle)).toBeVisible();
  expect(await main(page).innerText()).not.toContain('<b>');
  const withoutPost = await text();
  const last = blog.posts.at(-1);
  await visit(page, `${DETAILS}?post=${last?.slug}`);
  await expect(heading(page, last?.title ?? '')).toBeVisible();
  expect(await text()).toBe(withoutPost);
});

test('BLD-06: a share link leaves the visitor on the page', async ({ page }) => {
  await visit(page, DETAILS);
  await main(page).locator('a[href="#"]').first().click();
  expect(new URL(page.url()).pathname).toBe(DETAILS);
});

test('BLD-07: the posts to read on with never include the one that is read', async ({ page }) => {
  await visit(page, DETAILS);
  const related = main(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: article.relatedTitle, exact: true }) })
    .getByRole('listitem')
    .getByRole('link');
  const count = await related.count();
  const title = await related.first().innerText();
  await related.first().click();
  await expect(heading(page, title)).toBeVisible();
  expect(await related.allInnerTexts()).not.toContain(title);
  await expect(related).toHaveCount(count);
});

test('BLD-10, BLD-11, ODD-43: the comment form takes everything, and nothing leaves it', async ({ page }) => {
  await visit(page, DETAILS);
  const words = article.form;
  const form = page.getByRole('form', { name: words.title });
  const submit = form.getByRole('button', { name: words.submit, exact: true });
  const { requests, state } = await watch(page);
  await submit.scrollIntoViewIfNeeded();
  const empty = await state();
  await submit.click();
  expect(await state()).toEqual(empty);

  const fields = [
    [words.name, 'Asha'],
    [words.email, 'no address'],
    [words.website, '<i>'],
    [words.comment, 'Nzuri sana'],
  ] as const;
  const field = (label: string) => form.getByLabel(label, { exact: true });
  for (const [label, text] of fields) await field(label).fill(text);
  await form.getByRole('checkbox', { name: words.save }).check();
  const filled = await state();
  await submit.click();
  await field(words.email).press('Enter');
  expect(await state()).toEqual(filled);
  for (const [label, text] of fields) await expect(field(label)).toHaveValue(text);
  await expect(form.getByRole('checkbox')).toBeChecked();
  expect(requests).toEqual([]);
});
