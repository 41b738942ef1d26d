import { eachHouse } from './support/houses';
import { seen, visit } from './support/visitor';

eachHouse((house) => {
  test('ABT-01 ABT-02 ABT-03: the about page tells of philosophy, reception and the tailor-made experience', async () => {
    const page = await visit(`${house.path}/about`);
    const main = page.getByRole('main');
    for (const name of ['Philosophy', 'Reception', 'Tailor Made Experience']) {
      await seen(main.getByRole('heading', { name, exact: true }));
    }
    await seen(main.getByRole('img').nth(1));
  });

  test('the about page ends with a way to the rooms and one to ask', async () => {
    const page = await visit(`${house.path}/about`);
    const main = page.getByRole('main');
    expect(await main.locator(`a[href="${house.path}/room"]`).count()).toBe(1);
    expect(await main.locator(`a[href="${house.path}/contact"]`).count()).toBe(1);
  });
});
