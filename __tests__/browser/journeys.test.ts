import type { Page } from 'playwright-core';
import { BOUTIQUE, VILLA } from './support/houses';
import { eventually, seen, unseen, visit } from './support/visitor';

const SUCCESS = "Message sent successfully! We'll get back to you soon.";

const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    const name =
      element?.getAttribute('aria-label') ??
      (element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined);
    return (name ?? element?.textContent ?? '').replace(/\s+/g, ' ').trim();
  });

/** Tabs on until something of this name has the focus. */
async function tabTo(page: Page, name: RegExp, limit = 80): Promise<void> {
  for (let press = 0; press < limit; press += 1) {
    await page.keyboard.press('Tab');
    if (name.test(await focused(page))) return;
  }
  throw new Error(`${name} was not reached with the Tab key; the focus is on "${await focused(page)}".`);
}

test('from the room list to a sent message by keyboard alone', async () => {
  const page = await visit(`${VILLA.path}/room`, { context: { ignoreHTTPSErrors: true } });
  await tabTo(page, /^View Details$/);
  await tabTo(page, /^View Details$/);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/room/2');
  await seen(page.getByRole('heading', { name: 'Suite Juu', exact: true }));

  // the pictures
  await tabTo(page, /full screen$/);
  await page.keyboard.press('Enter');
  await seen(page.getByRole('dialog'));
  await page.keyboard.press('ArrowRight');
  await seen(page.getByRole('dialog').getByText(/^2\/\d$/));
  await page.keyboard.press('Escape');
  await unseen(page.getByRole('dialog'));

  // dates and guests
  await tabTo(page, /^Find a room$/);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/find_room');
  await tabTo(page, /^Check-in date/);
  // day and month alike: their order in the field differs from browser to browser
  await page.keyboard.type('05052031');
  await tabTo(page, /^Check-out date/);
  await page.keyboard.type('06062031');
  await tabTo(page, /^Guests/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^Adults$/);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Escape');
  await tabTo(page, /^Checkout Now$/);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/room_details?**');
  await seen(page.getByText('32 nights', { exact: true }));
  await seen(page.getByText('2 Adults, 0 Children', { exact: true }));

  // the message
  await tabTo(page, /^Ask about these dates$/);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/contact');
  await tabTo(page, /^Name/);
  await page.keyboard.type('Asha');
  await tabTo(page, /^Email/);
  await page.keyboard.type('asha@guests.example');
  await tabTo(page, /^SEND MESSAGE$/);
  await page.keyboard.press('Enter');
  await seen(page.getByText(SUCCESS, { exact: true }));
});

test('from the room list to a sent message with a thumb', async () => {
  const page = await visit(`${BOUTIQUE.path}/room`, {
    viewport: 'phone',
    touch: true,
    context: { ignoreHTTPSErrors: true, isMobile: true },
  });
  await page.getByRole('link', { name: 'View Details' }).nth(1).tap();
  await page.waitForURL('**/room/6');
  await page.getByRole('button', { name: 'Next picture' }).tap();
  await seen(page.getByText(/^(Picture )?2 of \d$/));
  await page.getByRole('button', { name: /full screen/ }).tap();
  await seen(page.getByRole('dialog'));
  await page.getByRole('dialog').getByRole('button', { name: /close/i }).tap();
  await unseen(page.getByRole('dialog'));

  await page.getByRole('link', { name: 'Find a room' }).last().tap();
  await page.waitForURL('**/find_room');
  await page.getByLabel('Check-in date').fill('2031-05-10');
  await page.getByLabel('Check-out date').fill('2031-05-13');
  const bar = page.getByRole('group', { name: 'Check availability' });
  await bar.getByRole('button', { name: /^Guests/ }).tap();
  await page.getByRole('button', { name: 'More adults' }).tap();
  await page.getByRole('button', { name: 'Checkout Now' }).first().tap();
  await page.waitForURL('**/room_details?**');
  await seen(page.getByText('3 nights', { exact: true }));

  await page.getByRole('link', { name: 'Ask about these dates' }).tap();
  await page.waitForURL('**/contact');
  await eventually(
    () => page.getByLabel('Message', { exact: true }).inputValue(),
    (message) => expect(message).toContain('2 adults'),
  );
  await page.getByLabel('Name', { exact: true }).fill('Asha');
  await page.getByLabel('Email', { exact: true }).fill('asha@guests.example');
  await page.getByRole('button', { name: 'SEND MESSAGE', exact: true }).tap();
  await seen(page.getByText(SUCCESS, { exact: true }));
});
