import { BOUTIQUE, VILLA } from '../support/brands';
import { expect, test, visit, type Page } from '../support/browser/fixtures';

const { blog, contact } = VILLA;
const { form: comment } = blog.article;

const commentForm = (page: Page) => page.getByRole('form', { name: comment.title });
const sampleForm = (page: Page) => page.getByRole('form', { name: contact.sampleForm.heading });

const CONTROLS: readonly {
  readonly name: string;
  readonly path: string;
  readonly fill?: (page: Page) => Promise<unknown>;
  readonly use: (page: Page) => Promise<unknown>;
}[] = [
  {
    name: 'BLG-05: the search of the blog',
    path: `${VILLA.href}/blog`,
    fill: (page) => page.getByRole('searchbox').fill('kanga'),
    use: (page) => page.getByRole('searchbox').press('Enter'),
  },
  {
    name: 'BLD-11, ODD-43: the comment form',
    path: `${VILLA.href}/blog_details`,
    fill: (page) => commentForm(page).getByLabel(comment.email, { exact: true }).fill('no address'),
    use: (page) => commentForm(page).getByRole('button', { name: comment.submit, exact: true }).click(),
  },
  {
    name: 'CNT-20, ODD-42, ODD-43: the sample form of the contact page',
    path: `${VILLA.href}/contact`,
    fill: (page) => sampleForm(page).getByLabel(contact.sampleForm.details).fill('Anything'),
    use: (page) => sampleForm(page).getByRole('button').click(),
  },
  {
    name: 'TPR-07: the purchase of an extra',
    path: `${BOUTIQUE.href}/pricing`,
    use: (page) => page.getByRole('button', { name: BOUTIQUE.pricing.extras.purchaseLabel }).click(),
  },
];

for (const { name, path, fill, use } of CONTROLS) {
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
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    // values of fields are in it, and where the focus is
    const after = await page.getByRole('main').ariaSnapshot();
    expect(after.replaceAll(' [active]', '')).toBe(before.replaceAll(' [active]', ''));
    await expect(page).toHaveURL(path);
    expect(requests).toEqual([]);
  });
}
