import { BOUTIQUE, VILLA } from '../support/brands';
import { expect, test, visit, type Locator } from './support/test';

const { blog, contact } = VILLA.brand;
const { form: comment } = blog.article;
const { sampleForm } = contact;
const { purchaseLabel } = BOUTIQUE.brand.pricing.extras;

interface Control {
  readonly name: string;
  readonly path: string;
  /** What is filled in before. */
  readonly fill?: (main: Locator) => Promise<unknown>;
  readonly use: (main: Locator) => Promise<unknown>;
}

const formOf = (main: Locator, name: string) => main.getByRole('form', { name });

const CONTROLS: readonly Control[] = [
  {
    name: 'BLG-05: the search of the blog',
    path: `${VILLA.path}/blog`,
    fill: (main) => main.getByRole('searchbox').fill('kanga'),
    use: (main) => main.getByRole('searchbox').press('Enter'),
  },
  {
    name: 'BLD-10, BLD-11, ODD-43: the comment form',
    path: `${VILLA.path}/blog_details`,
    fill: async (main) => {
      const form = formOf(main, comment.title);
      await form.getByLabel(comment.email, { exact: true }).fill('no address');
      await form.getByLabel(comment.comment, { exact: true }).fill('Nzuri sana');
    },
    use: async (main) => {
      const form = formOf(main, comment.title);
      await form.getByRole('button', { name: comment.submit, exact: true }).click();
      await form.getByLabel(comment.email, { exact: true }).press('Enter');
    },
  },
  {
    name: 'CNT-20, ODD-42, ODD-43: the sample form of the contact page',
    path: `${VILLA.path}/contact`,
    fill: (main) => formOf(main, sampleForm.heading).getByLabel(sampleForm.details).fill('Anything'),
    use: async (main) => {
      await formOf(main, sampleForm.heading).getByRole('button').click();
      await formOf(main, sampleForm.heading).evaluate((form: HTMLFormElement) => form.requestSubmit());
    },
  },
  {
    name: 'TPR-06, TPR-07: the purchase of an extra',
    path: `${BOUTIQUE.path}/pricing`,
    use: (main) => main.getByRole('button', { name: purchaseLabel, exact: true }).click(),
  },
];

for (const { name, path, fill, use } of CONTROLS) {
  test(`${name} can be used, sends nothing and changes nothing`, async ({ page }) => {
    await visit(page, path);
    const main = page.getByRole('main');
    await fill?.(main);
    await page.waitForLoadState('networkidle');
    const state = () =>
      main.evaluate((element: HTMLElement) => [
        location.href,
        element.innerText,
        ...[...element.querySelectorAll('input, textarea, select')].map(
          (field) => 'value' in field && field.value,
        ),
      ]);
    const before = await state();
    const requests: string[] = [];
    page.on('request', (request) => {
      const isMap = request.frame() !== page.mainFrame();
      if (request.resourceType() !== 'image' && !isMap) requests.push(request.url());
    });
    await use(main);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(await state()).toEqual(before);
    expect(requests).toEqual([]);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}
