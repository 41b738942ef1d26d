import { VILLA } from '../../support/brands';
import { expect, test, type Page } from '../../support/e2e/fixtures';
import { getMainText, visit } from '../../support/e2e/page-helpers';

const { blog } = VILLA;
const { article } = blog;
/** Those that share one page. */
const WITHOUT_TEXT = blog.posts.filter((post) => !post.article);
const DETAILS = VILLA.pages.blog_details.href;

test.skip(VILLA.pages.blog.removed, 'the owner has taken the blog off the site');

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string) => main(page).getByRole('heading', { name, exact: true });

test('BLD-01, NET-10: Read More opens the post; a reload keeps it', async ({ page }) => {
  await visit(page, `${VILLA.href}/blog`);
  // one that shares its page with others, while there is such a post
  const { href, title } = (WITHOUT_TEXT.at(-1) ?? blog.posts.at(-1))!;
  await main(page).locator(`a[href="${href}"]`, { hasText: blog.readMore }).click();
  await page.waitForURL(`**${href.replace('?', '\\?')}`);
  await expect(heading(page, title)).toBeVisible();
  await page.reload();
  await expect(heading(page, title)).toBeVisible();
});

test('BLD-02, BLD-03: a post that does not exist has the default title', async ({ page }) => {
  test.skip(WITHOUT_TEXT.length === 0, 'every post has a text of its own');
  await visit(page, `${DETAILS}?post=${encodeURIComponent('<b>x</b>')}&post=2`);
  await expect(heading(page, article!.defaultTitle)).toBeVisible();
  expect(await getMainText(page)).not.toContain('<b>');
});

test('BLD-07: related posts never include the current one', async ({ page }) => {
  test.skip(blog.posts.length < 3, 'there are no two other posts');
  await visit(page, blog.posts[0]!.href);
  const related = main(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: blog.relatedTitle, exact: true }) })
    .getByRole('listitem')
    .getByRole('link');
  const count = await related.count();
  const title = await related.first().innerText();
  await related.first().click();
  await expect(heading(page, title)).toBeVisible();
  expect(await related.allInnerTexts()).not.toContain(title);
  await expect(related).toHaveCount(count);
});
