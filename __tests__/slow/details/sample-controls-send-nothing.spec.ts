import { BOUTIQUE, VILLA } from '../../support/brands';
import { expect, test, type Page } from '../../support/e2e/fixtures';
import { visit, waitForFrames } from '../../support/e2e/page-helpers';

const { blog, contact, pages } = VILLA;
const commentForm = blog.article?.form;
const { sampleForm } = contact;
const purchase = BOUTIQUE.pricing.extras?.purchase;

/** What a visitor does with those that are still on the site: an owner takes them out. */
const CONTROLS: Readonly<
  Record<string, [path: string, isThere: unknown, use: (page: Page) => Promise<unknown>]>
> = {
  'BLG-05: the search of the blog': [
    pages.blog.href,
    !pages.blog.removed && blog.sidebar.search,
    (page) => page.getByRole('searchbox').press('Enter'),
  ],
  'BLD-11, ODD-43: the comment form': [
    pages.blog_details.href,
    !pages.blog_details.removed && commentForm,
    (page) => page.getByRole('form', { name: commentForm?.title }).getByRole('button').last().click(),
  ],
  'CNT-20, ODD-42, ODD-43: the sample form of the contact page': [
    pages.contact.href,
    sampleForm,
    (page) => page.getByRole('form', { name: sampleForm?.heading }).getByRole('button').click(),
  ],
  'TPR-07: the purchase of an extra': [
    BOUTIQUE.pages.pricing.href,
    !BOUTIQUE.pages.pricing.removed && purchase,
    (page) => page.getByRole('button', { name: purchase?.label }).click(),
  ],
};

for (const [name, [path, isThere, use]] of Object.entries(CONTROLS)) {
  test(`${name} can be used, sends nothing and changes nothing`, async ({ page }) => {
    test.skip(!isThere);
    await visit(page, path);
    const fields = page.locator('main :is([type=search], [name=address], [name=details])');
    for (const field of await fields.all()) await field.fill('Anything');
    await page.waitForLoadState('networkidle');
    const before = await page.getByRole('main').ariaSnapshot();
    const requests: string[] = [];
    page.on('request', (request) => {
      const isMap = request.frame() !== page.mainFrame();
      if (request.resourceType() !== 'image' && !isMap) requests.push(request.url());
    });
    await use(page);
    await waitForFrames(page);
    // values of fields are in it, and where the focus is
    const after = await page.getByRole('main').ariaSnapshot();
    expect(after.replaceAll(' [active]', '')).toBe(before.replaceAll(' [active]', ''));
    await expect(page).toHaveURL(path);
    expect(requests).toEqual([]);
  });
}
