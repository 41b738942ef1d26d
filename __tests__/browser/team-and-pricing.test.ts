import { eachHouse } from './support/houses';
import { eventually, outsideRequestsOf, seen, visit } from './support/visitor';

eachHouse((house) => {
  test('TPR-01 CST-14: Our Team shows who does what, and invents nobody', async () => {
    const page = await visit(`${house.path}/our_team`);
    const main = page.getByRole('main');
    await seen(main.getByText('Sample page', { exact: true }));
    expect(await main.getByRole('heading', { level: 3 }).count()).toBe(6);
    await seen(main.getByRole('heading', { name: 'Kitchen', exact: true }));
  });

  test('TPR-02 TPR-03 TPR-04: the answers are closed at first, and each opens and closes for itself', async () => {
    const page = await visit(`${house.path}/pricing`);
    const questions = page.locator('details');
    const open = () =>
      questions.evaluateAll((all) => all.map((item) => item instanceof HTMLDetailsElement && item.open));
    const shows = (...indices: number[]) =>
      eventually(open, (states) =>
        expect(states.flatMap((isOpen, index) => (isOpen ? [index] : []))).toEqual(indices),
      );
    expect(await questions.count()).toBeGreaterThanOrEqual(4);
    await shows();

    const press = (index: number) => questions.nth(index).locator('summary').click();
    await press(0);
    await press(1);
    await shows(0, 1);
    await press(0);
    await shows(1);
    await questions.nth(2).locator('summary').focus();
    await page.keyboard.press('Enter');
    await shows(1, 2);
  });

  test('TPR-05 CST-14: "$12 per day" and "Room Services" stand there three times each', async () => {
    const page = await visit(`${house.path}/pricing`);
    const text = await page.locator('body').innerText();
    expect(text.split('$12 per day')).toHaveLength(4);
    expect(text.split('Room Services')).toHaveLength(4);
  });

  test('TPR-06 TPR-07: PURCHASES NOW can be pressed, does nothing, and says so', async () => {
    const page = await visit(`${house.path}/pricing`);
    const button = page.getByRole('button', { name: 'PURCHASES NOW', exact: true });
    expect(await button.isEnabled()).toBe(true);
    await seen(page.getByText(/nothing is sold on this page/));

    await page.waitForLoadState('networkidle');
    const address = page.url();
    const before = await page.getByRole('main').innerText();
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() !== 'image') requests.push(request.url());
    });
    await button.click();
    await button.press('Enter');
    expect(requests).toEqual([]);
    expect(page.url()).toBe(address);
    expect(await page.getByRole('main').innerText()).toBe(before);
    expect(outsideRequestsOf(page)).toEqual([]);
  });
});
