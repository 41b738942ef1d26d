import type { Page, Request } from 'playwright-core';
import { eachHouse } from './support/houses';
import {
  complaintsOf,
  eventually,
  expectComplaint,
  open,
  outsideRequestsOf,
  seen,
  unseen,
  visit,
  type VisitOptions,
} from './support/visitor';

const SUCCESS = "Message sent successfully! We'll get back to you soon.";
const FAILURE = 'Failed to send message. Please try again.';
const SEND = 'https://api.emailjs.com/api/v1.0/email/send';
const NOON = '2026-03-01T12:00:00+03:00';

interface Letter {
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

const letter: Letter = {
  name: "Asha O’Neill-D'Souza",
  email: 'asha@guests.example',
  message: 'Is there a cot for a one-year-old?\nWe arrive late.',
};

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const sendButton = (page: Page) => page.getByRole('button', { name: 'SEND MESSAGE', exact: true });
const banner = (page: Page, text: string) => page.getByText(text, { exact: true });

/** The visitor's browser trusts the e-mail service of the tests. */
async function visitContact(path: string, options: VisitOptions = {}): Promise<Page> {
  return visit(`${path}/contact`, {
    ...options,
    context: { ignoreHTTPSErrors: true, ...options.context },
  });
}

/** From here on, time passes only as the test says. */
async function stopTheClock(page: Page): Promise<void> {
  await page.clock.pauseAt('2026-03-01T13:00:00+03:00');
}

async function write(page: Page, { name, email, message }: Letter): Promise<void> {
  await field(page, 'Name').fill(name);
  await field(page, 'Email').fill(email);
  await field(page, 'Message').fill(message);
}

async function written(page: Page): Promise<Letter> {
  return {
    name: await field(page, 'Name').inputValue(),
    email: await field(page, 'Email').inputValue(),
    message: await field(page, 'Message').inputValue(),
  };
}

/** Every message that leaves the page from now on. */
function postsOf(page: Page): Request[] {
  const posts: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request);
  });
  return posts;
}

const nothing: Letter = { name: '', email: '', message: '' };

eachHouse(({ path }) => {
  test('CNT-01 CNT-02 CNT-03: introduces itself and gives an e-mail address and the place', async () => {
    const page = await visitContact(path);
    const main = page.getByRole('main');
    expect((await main.getByRole('paragraph').allInnerTexts()).some((text) => text.length > 60)).toBe(true);
    expect(await main.locator('a[href^="mailto:"]').first().innerText()).toMatch(/^\S+@\S+$/);

    const place = main.getByRole('link', { name: 'Jambiani Beach, Zanzibar, Tanzania', exact: true });
    expect(await place.getAttribute('target')).toBe('_blank');
    expect(new URL((await place.getAttribute('href')) ?? '').hostname).toMatch(/openstreetmap|maps/);
  });

  test('CNT-04 CNT-06 CNT-07 CNT-08: asks for name, email and message, all three, of any length', async () => {
    const page = await visitContact(path);
    await seen(page.getByRole('heading', { name: 'GET IN TOUCH', exact: true }));
    for (const label of ['Name', 'Email', 'Message']) {
      const control = field(page, label);
      expect(await control.count()).toBe(1);
      expect(await control.getAttribute('required')).not.toBeNull();
      expect(await control.getAttribute('minlength')).toBeNull();
      expect(await control.getAttribute('maxlength')).toBeNull();
    }
    expect(await field(page, 'Email').getAttribute('type')).toBe('email');
  });

  test('CNT-05: shows a titled map that waits until it is near, and says the same in words', async () => {
    const page = await visitContact(path);
    const frame = page.locator('iframe');
    expect(await frame.count()).toBe(1);
    expect(await frame.getAttribute('title')).toMatch(/Jambiani/);
    expect(await frame.getAttribute('loading')).toBe('lazy');
    expect(new URL((await frame.getAttribute('src')) ?? '').hostname).toBe('www.openstreetmap.org');

    await seen(page.getByText('From Stone Town', { exact: true }));
    const map = page.getByRole('main').getByRole('link', { name: 'Open the map' });
    expect(await map.getAttribute('href')).toMatch(/^https:\/\/www\.openstreetmap\.org\//);
  });

  test('CNT-05: on a phone the map is fetched when the visitor comes near', async () => {
    const page = await visitContact(path, { viewport: 'phone', touch: true });
    await page.waitForLoadState('networkidle');
    expect(outsideRequestsOf(page)).toEqual([]);
    await page.locator('iframe').scrollIntoViewIfNeeded();
    await eventually(
      () => outsideRequestsOf(page).map((url) => new URL(url).hostname),
      (hosts) => expect(hosts).toContain('www.openstreetmap.org'),
    );
  });

  test('CNT-06 CNT-07: sends nothing while a field is missing or the address is none', async () => {
    const page = await visitContact(path);
    const posts = postsOf(page);
    await sendButton(page).click();
    expect(await field(page, 'Name').evaluate((element) => element === document.activeElement)).toBe(true);

    await write(page, { ...letter, email: 'abc' });
    await sendButton(page).click();
    expect(await field(page, 'Email').evaluate((element) => element === document.activeElement)).toBe(true);
    expect(posts).toEqual([]);
    expect(await written(page)).toEqual({ ...letter, email: 'abc' });
  });

  test('CNT-11 CNT-14 CNT-16 NET-03 NET-04 NET-05 ENT-17 ERR-01: a message arrives as it was written, and the fields are cleared', async () => {
    const page = await visitContact(path);
    const posts = postsOf(page);
    await write(page, letter);
    const answer = page.waitForResponse(SEND);
    await sendButton(page).click();
    await seen(banner(page, SUCCESS));

    const arrived = await (await answer).json();
    expect(arrived).toEqual({
      lib_version: expect.stringMatching(/./),
      user_id: expect.stringMatching(/./),
      service_id: expect.stringMatching(/./),
      template_id: expect.stringMatching(/./),
      template_params: {
        from_name: letter.name,
        from_email: letter.email,
        message: letter.message,
        to_email: expect.stringMatching(/@/),
      },
    });
    expect(posts.map((post) => post.url())).toEqual([SEND]);
    expect(posts[0]?.headers()['content-type']).toContain('application/json');
    expect(await written(page)).toEqual(nothing);
    expect(await sendButton(page).isEnabled()).toBe(true);
    expect(await page.getByRole('status').filter({ hasText: SUCCESS }).count()).toBe(1);
  });

  test('CNT-12 CNT-15 CNT-16 NET-07 NET-12 ERR-02: any refusal says that it failed, no more, and keeps what was written', async () => {
    const page = await visitContact(path);
    for (const status of [400, 403, 429, 451, 500]) {
      const refused = { ...letter, email: `answers-${status}@guests.example` };
      await write(page, refused);
      const answer = page.waitForResponse((response) => response.status() === status);
      await sendButton(page).click();
      await answer;
      await seen(banner(page, FAILURE));

      expect(await page.getByRole('alert').filter({ hasText: FAILURE }).count()).toBe(1);
      expect(await written(page)).toEqual(refused);
      expect(await sendButton(page).isEnabled()).toBe(true);
      expect(await page.locator('body').innerText()).not.toMatch(
        /Headless|Forbidden|Too Many|Network Error|not found/i,
      );
    }
  });

  test('CNT-09 CNT-18: while a message is on its way the button says SENDING... and cannot be pressed again', async () => {
    const page = await visitContact(path, { clock: NOON });
    const posts = postsOf(page);
    await write(page, { ...letter, email: 'never-answers@guests.example' });
    await stopTheClock(page);
    await sendButton(page).dblclick();

    const sending = page.getByRole('button', { name: 'SENDING...', exact: true });
    await seen(sending);
    expect(await sending.innerText()).toBe('SENDING...');
    expect(await sending.isDisabled()).toBe(true);
    await field(page, 'Name').press('Enter');
    await field(page, 'Email').press('Enter');
    await eventually(
      () => posts.length,
      (count) => expect(count).toBe(1),
    );

    await page.clock.runFor(14_900);
    expect(await sending.isDisabled()).toBe(true);
    await page.clock.runFor(200);
    await seen(banner(page, FAILURE));
    expect(await sendButton(page).isEnabled()).toBe(true);
    expect(posts).toHaveLength(1);
  });

  test.each([
    [SUCCESS, letter],
    [FAILURE, { ...letter, email: 'answers-500@guests.example' }],
  ])('CNT-13 CST-09: the banner "%s" stands for five seconds', async (text, message) => {
    const page = await visitContact(path, { clock: NOON });
    await write(page, message);
    await stopTheClock(page);
    await sendButton(page).click();
    await seen(banner(page, text));
    await page.clock.runFor(4_500);
    expect(await banner(page, text).isVisible()).toBe(true);
    await page.clock.runFor(1_100);
    await unseen(banner(page, text));
  });

  test('CNT-17: a second answer has its own five seconds', async () => {
    const page = await visitContact(path, { clock: NOON });
    await write(page, { ...letter, email: 'answers-500@guests.example' });
    await stopTheClock(page);
    await sendButton(page).click();
    await seen(banner(page, FAILURE));
    await page.clock.runFor(3_000);

    await field(page, 'Email').fill(letter.email);
    await sendButton(page).click();
    await seen(banner(page, SUCCESS));
    expect(await banner(page, FAILURE).isVisible()).toBe(false);
    await page.clock.runFor(4_500);
    expect(await banner(page, SUCCESS).isVisible()).toBe(true);
    await page.clock.runFor(1_000);
    await unseen(banner(page, SUCCESS));
  });

  test('CNT-08: 20,000 characters, emoji, right-to-left text and apostrophes arrive whole, and so does one letter', async () => {
    const page = await visitContact(path);
    const line = 'Ni pwani nzuri 🌊🐚 — مرحبا بكم في زنجبار, it’s "lovely" & <b>calm</b>\n';
    const long = { ...letter, name: "محمد O'Hara 👩‍👧", message: line.repeat(400).slice(0, 20_000) };
    await write(page, long);
    const answer = page.waitForResponse(SEND);
    await sendButton(page).click();
    await seen(banner(page, SUCCESS));
    const { template_params } = await (await answer).json();
    expect(template_params.message).toBe(long.message);
    expect(template_params.from_name).toBe(long.name);

    await write(page, { ...letter, name: 'A', message: '?' });
    const second = page.waitForResponse(SEND);
    await sendButton(page).click();
    expect((await (await second).json()).template_params).toMatchObject({ from_name: 'A', message: '?' });
  });

  test('NET-07: a connection that is cut says that it failed', async () => {
    const page = await visitContact(path);
    const cut = { ...letter, email: 'hangs-up@guests.example' };
    await write(page, cut);
    await sendButton(page).click();
    await seen(banner(page, FAILURE));
    expect(await written(page)).toEqual(cut);
  });

  test('NET-07 ERR-02: without a connection the message is kept, and it is sent when the connection is back', async () => {
    const page = await visitContact(path);
    expectComplaint(page, /ERR_INTERNET_DISCONNECTED/);
    await page.context().setOffline(true);
    await write(page, letter);
    await sendButton(page).click();
    await seen(banner(page, FAILURE));
    expect(await written(page)).toEqual(letter);
    await page.context().setOffline(false);
    await sendButton(page).click();
    await seen(banner(page, SUCCESS));

    await page.context().setOffline(true);
    await write(page, letter);
    await sendButton(page).click();
    await seen(banner(page, FAILURE));
    expect(await written(page)).toEqual(letter);
  });

  test('ODD-44: after a failure the same message can leave by the visitor’s own e-mail, with later changes too', async () => {
    const page = await visitContact(path, { clock: NOON });
    const refused = { ...letter, email: 'answers-403@guests.example' };
    await write(page, refused);
    await stopTheClock(page);
    await sendButton(page).click();
    await seen(banner(page, FAILURE));
    const mail = page.locator('form a[href^="mailto:"]');
    const carried = async () => new URL((await mail.getAttribute('href')) ?? '');
    const textOf = (address: URL) => decodeURIComponent(/body=([^&]*)/.exec(address.search)?.[1] ?? '');
    expect((await carried()).pathname).toMatch(/@/);
    expect(textOf(await carried())).toContain(refused.message.replaceAll('\n', '\r\n'));
    expect(textOf(await carried())).toContain(refused.name);

    await field(page, 'Message').fill('Two cots, please + towels');
    expect(textOf(await carried())).toContain('Two cots, please + towels');
    await page.clock.runFor(6_000);
    expect(await mail.isVisible()).toBe(true);

    await field(page, 'Email').fill(letter.email);
    await sendButton(page).click();
    await seen(banner(page, SUCCESS));
    expect(await mail.count()).toBe(0);
  });

  test('CNT-15: what was typed survives leaving the page and a reload, and is forgotten once it was sent', async () => {
    const page = await visitContact(path);
    await write(page, letter);
    await page.getByRole('main').getByRole('link', { name: 'Find a room' }).click();
    await page.waitForURL(/find_room/);
    await page.goBack();
    await eventually(
      () => written(page),
      (fields) => expect(fields).toEqual(letter),
    );
    await open(page, `${path}/contact`);
    await eventually(
      () => written(page),
      (fields) => expect(fields).toEqual(letter),
    );

    await sendButton(page).click();
    await seen(banner(page, SUCCESS));
    await open(page, `${path}/about`);
    await open(page, `${path}/contact`);
    await field(page, 'Name').focus();
    expect(await written(page)).toEqual(nothing);
  });

  test('CNT-15: with blocked storage a message is sent all the same', async () => {
    const page = await visitContact(path, {
      prepare: (context) =>
        context.addInitScript(() => {
          for (const storage of ['localStorage', 'sessionStorage']) {
            Object.defineProperty(window, storage, {
              configurable: true,
              get() {
                throw new DOMException('Blocked', 'SecurityError');
              },
            });
          }
        }),
    });
    await write(page, letter);
    await sendButton(page).click();
    await seen(banner(page, SUCCESS));
  });

  test('CNT-04: a sentence brought from another page begins the message, or is offered when one is begun', async () => {
    const bring = (page: Page, sentence: string) =>
      page.evaluate((text) => sessionStorage.setItem('enquiry', text), sentence);
    const page = await visit(`${path}/about`);
    await bring(page, 'I would like to ask about <b>Suite Juu</b>.');
    await open(page, `${path}/contact`);
    await eventually(
      () => field(page, 'Message').inputValue(),
      (text) => expect(text).toMatch(/^I would like to ask about <b>Suite Juu<\/b>\./),
    );

    await field(page, 'Message').fill('Good morning!');
    await bring(page, 'I would like to ask about the sunset dhow.');
    await open(page, `${path}/contact`);
    await page.getByRole('button', { name: 'Add this to your message' }).click();
    expect(await field(page, 'Message').inputValue()).toBe(
      'I would like to ask about the sunset dhow.\n\nGood morning!',
    );
    await open(page, `${path}/contact`);
    await eventually(
      () => field(page, 'Message').inputValue(),
      (text) => expect(text).toContain('sunset dhow'),
    );
    expect(await page.getByRole('button', { name: 'Add this to your message' }).count()).toBe(0);
  });

  test('NET-08 NET-09: the library comes when the form is first touched, and only "send" is ever asked for', async () => {
    const page = await visitContact(path);
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await field(page, 'Name').focus();
    await eventually(
      () => scripts.length,
      (count) => expect(count).toBeGreaterThan(0),
    );
    expect(outsideRequestsOf(page).filter((url) => url.includes('emailjs'))).toEqual([]);
    await write(page, letter);
    await sendButton(page).click();
    await seen(banner(page, SUCCESS));
    const asked = outsideRequestsOf(page).filter((url) => url.includes('emailjs'));
    expect(new Set(asked)).toEqual(new Set([SEND]));
    expect(complaintsOf(page)).toEqual([]);
  });

  test('CNT-19 CNT-20 ODD-42 ODD-43: the sample form says that it sends nothing, and does nothing', async () => {
    const page = await visitContact(path);
    const sample = page.getByRole('form', { name: 'A sample form' });
    await seen(page.getByText(/sample form does not send anything/));
    expect(await sample.getByLabel('Subject').locator('option').count()).toBe(4);
    expect(await sample.locator('[required]').count()).toBe(0);

    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await sample.getByLabel('Subject').selectOption({ index: 2 });
    await sample.getByLabel('Details').fill('Anything');
    const address = page.url();
    await sample.getByRole('button').click();
    await sample.evaluate((form: HTMLFormElement) => form.requestSubmit());
    await sample.getByLabel('Details').press('Control+Enter');
    expect(page.url()).toBe(address);
    expect(await sample.getByLabel('Details').inputValue()).toBe('Anything');
    expect(
      await sample.getByLabel('Subject').evaluate((select: HTMLSelectElement) => select.selectedIndex),
    ).toBe(2);
    expect(requests.filter((url) => !url.includes('openstreetmap'))).toEqual([]);
    expect(await banner(page, SUCCESS).count()).toBe(0);
    expect(await banner(page, FAILURE).count()).toBe(0);
  });

  test('CNT-16: the form is filled, sent and answered by keyboard alone', async () => {
    const page = await visitContact(path);
    await field(page, 'Name').focus();
    await page.keyboard.type('Asha');
    await page.keyboard.press('Tab');
    await page.keyboard.type('asha@guests.example');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Karibu?');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await seen(banner(page, SUCCESS));
    await eventually(
      () => sendButton(page).evaluate((button) => button === document.activeElement),
      (focused) => expect(focused).toBe(true),
    );
  });
});

test('CNT-02: without JavaScript the contact page still tells how to reach the house', async () => {
  const page = await visit('/joya-boutique/contact', { javaScript: false, loader: 'stays' });
  await seen(page.getByText(/This form needs JavaScript/));
  expect(await page.getByRole('main').locator('a[href^="mailto:"]').count()).toBeGreaterThan(0);
});
