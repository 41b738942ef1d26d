import { BOUTIQUE, VILLA } from '../support/brands';
import { expect, test, type Page } from '../support/e2e/fixtures';
import { visit, waitForFrames } from '../support/e2e/page-helpers';

const { blog, contact, pages } = VILLA;
const commentForm = blog.article?.form;
const { sampleForm } = contact;
const purchase = BOUTIQUE.pricing.extras?.purchase;

interface Control {
  readonly name: string;
  readonly path: string;
  readonly fill?: (page: Page) => Promise<unknown>;
  readonly use: (page: Page) => Promise<unknown>;
}

/** Those that are still on the site: an owner takes them out. */
const CONTROLS: readonly (Control | false | undefined)[] = [
  !pages.blog.removed &&
    blog.sidebar.search && {
      name: 'BLG-05: the search of the blog',
      path: pages.blog.href,
      fill: (page) => page.getByRole('searchbox').fill('kanga'),
      use: (page) => page.getByRole('searchbox').press('Enter'),
    },
  !pages.blog_details.removed &&
    commentForm && {
      name: 'BLD-11, ODD-43: the comment form',
      path: pages.blog_details.href,
      fill: (page) =>
        page
          .getByRole('form', { name: commentForm.title })
          .getByLabel(commentForm.email, { exact: true })
          .fill('no address'),
      use: (page) =>
        page
          .getByRole('form', { name: commentForm.title })
          .getByRole('button', { name: commentForm.submit, exact: true })
          .click(),
    },
  sampleForm && {
    name: 'CNT-20, ODD-42, ODD-43: the sample form of the contact page',
    path: pages.contact.href,
    fill: (page) =>
      page.getByRole('form', { name: sampleForm.heading }).getByLabel(sampleForm.details).fill('Anything'),
    use: (page) => page.getByRole('form', { name: sampleForm.heading }).getByRole('button').click(),
  },
  !BOUTIQUE.pages.pricing.removed &&
    purchase && {
      name: 'TPR-07: the purchase of an extra',
      path: BOUTIQUE.pages.pricing.href,
      use: (page) => page.getByRole('button', { name: purchase.label }).click(),
    },
];

for (const { name, path, fill, use } of CONTROLS.filter(
  (control) => control !== undefined && control !== false,
)) {
  test(`${name} can be used, sends nothing and changes nothing`, async ({ page }) => {
    await visit(page, path);
    await fill?.(page);
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
