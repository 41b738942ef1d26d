import {
  fulfillEmailRequests,
  statusMessage,
  collectPostRequests,
  CONTACT_TEST_BRAND,
  emptyMessage,
  expectForm,
  field,
  fillForm,
  CONTACT_PATH,
  EMAILJS_SEND_URL,
  sendButton,
  putIntoForm,
  simulateWritingTime,
  test,
  testMessage,
} from '../support/e2e/contact-form';
import { expect, PHONE, type BrowserContext, type Page, type Route } from '../support/e2e/fixtures';
import { followMainMenuLink, visit, waitForHydration } from '../support/e2e/page-helpers';

const { contact, href: home } = CONTACT_TEST_BRAND;
const GERMAN_CONTACT_PATH = CONTACT_PATH.replace(home, `${home}/de`);
const { form: labels, map } = contact;
const { unsentMessage } = CONTACT_TEST_BRAND.labels;

test('CNT-05: the map is fetched when it is near the viewport; until its host answers, the address is drawn over it', async ({
  page,
  externalUrls,
}) => {
  await page.setViewportSize(PHONE);
  const frame = page.locator('iframe');
  const address = frame.locator('..').getByText(CONTACT_TEST_BRAND.business.location);
  const failed = page.waitForEvent('requestfailed', (request) => request.resourceType() === 'fetch');
  await visit(page, home);
  await page.getByRole('button', { name: CONTACT_TEST_BRAND.labels.openMenu, exact: true }).click();
  await followMainMenuLink(page, CONTACT_PATH);
  expect(externalUrls).toEqual([]);
  await frame.scrollIntoViewIfNeeded();
  await expect.poll(() => externalUrls).toContain(map.embedUrl);
  await failed;
  await expect(address).toBeInViewport({ ratio: 1 });
  await page.route(map.embedUrl, (route) => route.fulfill({ contentType: 'text/html', body: 'A map' }));
  await page.reload();
  await frame.scrollIntoViewIfNeeded();
  await expect(frame.contentFrame().getByText('A map')).toBeVisible();
  await expect(address).toHaveCount(0);
});

const sendingButton = (page: Page) => page.getByRole('button', { name: labels.sending, exact: true });

/** The form waits without limit for an answer and for other tabs: a busy machine may take longer to open these. */
const removeSendTimeouts = (context: BrowserContext) =>
  context.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal;
  });

/** Sends a message and returns its request, which nobody answers. */
async function sendWithoutAnswer(page: Page): Promise<Route> {
  await removeSendTimeouts(page.context());
  const intercepted = new Promise<Route>((resolve) => void page.route(EMAILJS_SEND_URL, resolve));
  await visit(page, CONTACT_PATH);
  await fillForm(page, testMessage);
  await sendButton(page).click();
  return intercepted;
}

test('a waiting tab sends the message of a tab that was closed before the answer', async ({
  page,
  context,
}) => {
  await sendWithoutAnswer(page);
  const otherTab = await context.newPage();
  await fulfillEmailRequests(otherTab);
  const posts = collectPostRequests(otherTab);
  await visit(otherTab, CONTACT_PATH);
  await expect(statusMessage(otherTab, labels.listedMayHaveArrived)).toBeVisible();
  await putIntoForm(otherTab);
  await simulateWritingTime(otherTab);
  await sendButton(otherTab).click();
  await expect(sendingButton(otherTab)).toBeDisabled();
  await expectForm(otherTab, testMessage);
  expect(posts).toEqual([]);
  await page.close();
  await expect(statusMessage(otherTab, labels.success)).toBeVisible();
  expect(posts).toHaveLength(1);
});

test('a message sent from one tab is not sent again from a waiting one', async ({ page, context }) => {
  const request = await sendWithoutAnswer(page);
  const [otherTab, thirdTab] = [await context.newPage(), await context.newPage()];
  const posts = collectPostRequests(otherTab);
  await visit(thirdTab, home);
  await visit(otherTab, CONTACT_PATH);
  await putIntoForm(otherTab);
  await simulateWritingTime(otherTab);
  await sendButton(otherTab).click();
  await expect(sendingButton(otherTab)).toBeDisabled();
  // it is being sent, so there is no notice
  await expect(thirdTab.getByRole('link', { name: unsentMessage.open })).toBeHidden();
  await request.fulfill();
  for (const tab of [page, otherTab]) {
    await expect(statusMessage(tab, labels.success)).toBeVisible();
    await expectForm(tab, emptyMessage);
  }
  expect(posts).toEqual([]);
});

test('leaving before the answer 500: the next page says that the message was not sent, and leads back to it', async ({
  page,
}) => {
  const request = await sendWithoutAnswer(page);
  await followMainMenuLink(page, CONTACT_TEST_BRAND.pages.about.href);
  await request.fulfill({ status: 500 });
  await expect(page.getByText(unsentMessage.text)).toBeVisible();
  await page.reload();
  await page.getByRole('link', { name: unsentMessage.open, exact: true }).click();
  await page.waitForURL(`**${CONTACT_PATH}`);
  await putIntoForm(page);
  await expectForm(page, testMessage);
  await expect(page.getByText(unsentMessage.text)).toHaveCount(0);
});

test('a message that was sent from a later page does not come back with Back', async ({ page }) => {
  await page.route(EMAILJS_SEND_URL, (route) => route.fulfill({ status: 500 }), { times: 1 });
  await visit(page, CONTACT_PATH);
  await fillForm(page, testMessage);
  await sendButton(page).click();
  await expect(page.getByText(labels.failure).first()).toBeVisible();
  await page.goto(GERMAN_CONTACT_PATH);
  await waitForHydration(page);
  await page.locator('main li:has(button) button').first().click();
  await expect(page.locator('textarea[name=message]')).toHaveValue(testMessage.message);
  await simulateWritingTime(page);
  await page.locator('form button[type=submit]').first().click();
  await expect(page.locator('textarea[name=message]')).toHaveValue('');
  await page.evaluate(() => void setTimeout(() => history.back()));
  await page.waitForURL(`**${CONTACT_PATH}`);
  await waitForHydration(page);
  await expect(field(page, labels.message)).toHaveValue('');
  await expect(page.getByText(testMessage.message)).toHaveCount(0);
});
