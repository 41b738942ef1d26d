/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { bundleInlineScript } from '@/app/_lib/bundle-inline-script';
import { BrandCards } from '@/components/landing/brand-cards';
import { NoticeList } from '@/components/shell/notices';
import { MotionToggle, DarkModeToggle } from '@/components/shell/preference-toggles';
import { NumberInput } from '@/components/stay/number-input';
import { SESSION_STORAGE_KEYS } from '@/lib/storage-keys';
import { brands } from '../../support/site';
import { openBeforeReact, type InitialPage } from '../open-page-before-hydration';

const BUTTONS = renderToStaticMarkup(
  <>
    <DarkModeToggle darkLabel="Switch to dark mode" lightLabel="Switch to light mode" />
    <MotionToggle pauseLabel="Pause motion" resumeLabel="Resume motion" />
    <NoticeList notices={[{ id: 'road', text: 'The road is closed.' }]} closeLabel="Close" />
    <NumberInput
      label="Adults"
      name="adults"
      value={2}
      minimum={1}
      incrementLabel="More adults"
      decrementLabel="Fewer adults"
    />
  </>,
);

function openPage(before: Partial<InitialPage> = {}) {
  const { window, press } = openBeforeReact({ body: BUTTONS, ...before });
  window.eval(bundleInlineScript('browser/head/index.ts'));
  const { documentElement: root } = window.document;
  return {
    window,
    isDark: () => root.classList.contains('dark'),
    isPaused: () => root.dataset.motion === 'paused',
    press: (preference: 'darkMode' | 'motionPaused') => press(`[data-preference=${preference}]`),
    stored: (key: string) => window.localStorage.getItem(key),
  };
}

test.each([
  ['darkMode', 'isDark'],
  ['motionPaused', 'isPaused'],
] as const)(
  'DRK-02, DRK-03: a press changes %s, the next changes it back, and the next page keeps the choice',
  (key, is) => {
    const page = openPage();
    for (const on of [true, false]) {
      page.press(key);
      expect([page[is](), page.stored(key)]).toEqual([on, String(on)]);
      expect(openPage({ stored: { [key]: String(on) } })[is]()).toBe(on);
    }
  },
);

test('DRK-07, DRK-08: a first visit is light, and so is one with any other stored value', () => {
  expect(openPage().isDark()).toBe(false);
  for (const darkMode of ['', 'yes', '{"dark":', '1', 'TRUE'])
    expect([darkMode, openPage({ stored: { darkMode } }).isDark()]).toEqual([darkMode, false]);
});

test('DRK-08: where storage is blocked a choice holds as long as the page is open', () => {
  const page = openPage({ storageBlocked: true });
  page.press('darkMode');
  expect(page.isDark()).toBe(true);
});

test('a page follows a choice made in another tab', () => {
  const page = openPage();
  const { StorageEvent } = page.window;
  page.window.dispatchEvent(new StorageEvent('storage', { key: 'darkMode', newValue: 'true' }));
  page.window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(page.isDark()).toBe(true);
});

test.each([
  ['//joya-boutique/about', '/joya-boutique/about'],
  ['/joya-boutique///about//?next=//a#//b', '/joya-boutique/about/?next=//a#//b'],
  ['//', '/'],
])('the address %s becomes %s before Next reads it', (address, expected) => {
  const { window } = openBeforeReact({ body: '' });
  const { origin } = window.location;
  window.history.replaceState({ overlay: true }, '', origin + address);
  window.eval(bundleInlineScript('browser/head/index.ts'));
  expect(window.location.href).toBe(origin + expected);
  expect(window.history.state).toEqual({ overlay: true });
});

test.each([
  ['is not hydrated 5 s after it has loaded', 'load', 5000],
  ['hangs for 30 s', 'scroll', 30_000],
])('a page that %s is marked; one that is hydrated is not', (_, event, milliseconds) => {
  for (const isHydrated of [false, true]) {
    const { window, timers } = openBeforeReact({ body: '' });
    window.eval(bundleInlineScript('browser/head/index.ts'));
    window.dispatchEvent(new window.Event(event));
    const { dataset } = window.document.documentElement;
    if (isHydrated) dataset.hydrated = '';
    expect(dataset.failed).toBeUndefined();
    timers.get(milliseconds)!();
    expect('failed' in dataset).toBe(!isHydrated);
  }
});

describe('the highlight of the landing page', () => {
  const [first, second] = brands.map(({ href }) => href);
  const open = () => {
    const body = renderToStaticMarkup(<BrandCards cards={brands} highlighted={brands[0]!.id} />);
    const { document, MouseEvent } = openPage({ body }).window;
    return {
      highlighted: () =>
        [...document.querySelectorAll('[data-highlighted=true]')].map((card) => card.getAttribute('href')),
      /** jsdom has no events of a pointer that bubble with its kind. */
      hover: (href?: string, pointerType = 'mouse') =>
        document
          .querySelector(`a[href="${href}"] img`)
          ?.dispatchEvent(Object.assign(new MouseEvent('pointerover', { bubbles: true }), { pointerType })),
      focus: (href?: string) => document.querySelector<HTMLElement>(`a[href="${href}"]`)?.focus(),
    };
  };

  test.each([
    { id: 'LND-07', over: 'the highlighted card', card: first },
    { id: 'LND-08', over: 'another card', card: second },
  ])('LND-09, $id: the first pointer over $over ends it, on each visit', ({ card }) => {
    for (const page of [open(), open()]) {
      expect(page.highlighted()).toEqual([first]);
      page.hover(card);
      expect(page.highlighted()).toEqual([]);
    }
  });

  test('LND-10: keyboard and fingers leave it alone', () => {
    const page = open();
    page.focus(first);
    page.hover(first, 'touch');
    expect(page.highlighted()).toEqual([first]);
  });
});

test('the sentence of a pressed link is kept for the contact form', () => {
  const { window } = openPage({ body: '<a href="#contact" data-enquiry="About the dhow."><b>Ask</b></a>' });
  window.document.querySelector('b')?.click();
  expect(window.sessionStorage.getItem(SESSION_STORAGE_KEYS.enquiry)).toBe('About the dhow.');
});

describe('a tap before React answers', () => {
  const FORM = `
    <button type="button" id="one">1</button>
    <button type="button" id="two"><b>2</b></button>
    <button type="button" id="menu" popovertarget="nav">menu</button><nav id="nav" popover></nav>
    <form method="dialog"><input name="text"><button id="send">Send</button></form>
    <form method="get" id="search"><button id="go">Go</button></form>`;

  /** The listeners stand for React, which receives events only after hydration. */
  function openForm(body = FORM) {
    const { window, press } = openBeforeReact({ body });
    window.eval(bundleInlineScript('browser/head/index.ts'));
    const { document } = window;
    const receivedEvents: string[] = [];
    const hydrate = () => {
      for (const type of ['click', 'submit'])
        document.body.addEventListener(type, (event) => {
          event.preventDefault();
          receivedEvents.push(`${type} ${(event.target as Element).closest('[id], form')?.id}`);
        });
      document.documentElement.dataset.hydrated = '';
      document.dispatchEvent(new window.Event('hydrated'));
    };
    const pressed = () => [...document.querySelectorAll('[data-pressed]')].map(({ id }) => id);
    return { document, receivedEvents, hydrate, press, pressed };
  }

  test('is kept, seen to be pressed, and done once when React is there', () => {
    const { receivedEvents, hydrate, press, pressed } = openForm();
    press('#one');
    press('#two b');
    expect(pressed()).toEqual(['two']);
    hydrate();
    expect(receivedEvents).toEqual(['click two']);
    expect(pressed()).toEqual([]);
    press('#one');
    expect(receivedEvents).toEqual(['click two', 'click one']);
  });

  test('sends a form once, with the button that was pressed', () => {
    const { receivedEvents, hydrate, press } = openForm();
    press('#send');
    hydrate();
    expect(receivedEvents).toEqual(['submit ']);
  });

  test.each([
    '[data-preference=darkMode]',
    '[data-preference=motionPaused]',
    '[data-dismiss]',
    '[data-step="1"]',
  ])('is not held back on a button that works without React: %s', (selector) => {
    const { document, receivedEvents, hydrate, press, pressed } = openForm(BUTTONS);
    press(selector);
    hydrate();
    expect(document.querySelector(selector)).not.toBeNull();
    expect([pressed(), receivedEvents]).toEqual([[], []]);
  });

  test('is not held back on a button that opens a popover, or on a form that the browser submits', () => {
    const { document, receivedEvents, hydrate, press, pressed } = openForm();
    document.querySelector('#search')?.addEventListener('submit', (event) => event.preventDefault());
    press('#menu');
    press('#go');
    expect(pressed()).toEqual([]);
    hydrate();
    expect(receivedEvents).toEqual([]);
  });
});

describe('when React renders a changed page again', () => {
  const FORM = `
    <form><input name="name"><textarea name="message"></textarea><input type="checkbox" name="save"></form>
    <button type="button" id="send">Send</button>
    <button type="button">Show</button><button type="button">Show</button>`;

  /** @param draft what the form restores by itself */
  async function edit({ draft = '', pressed = '#send' } = {}) {
    const { window, press } = openBeforeReact({ body: FORM, stored: { darkMode: 'true' } });
    const { document } = window;
    const { documentElement: root, body } = document;
    root.dataset.brand = 'villa';
    root.dataset.current = 'day-of-the-build';
    window.eval(bundleInlineScript('browser/head/index.ts'));
    await null;
    root.dataset.current = 'today';
    await null;
    const find = (selector: string) => document.querySelector<HTMLInputElement>(selector)!;
    for (const name of ['name', 'message']) find(`[name=${name}]`).value = `typed ${name}`;
    find('[name=save]').checked = true;
    for (const { name } of document.querySelectorAll<HTMLInputElement>('[name]'))
      find(`[name=${name}]`).dispatchEvent(new window.Event('input', { bubbles: true }));
    press(pressed);

    for (const { name } of [...root.attributes]) root.removeAttribute(name);
    root.dataset.brand = 'villa';
    root.dataset.current = 'day-of-the-build';
    body.innerHTML = FORM;
    find('[name=message]').value = draft;
    const onClick = jest.fn();
    body.addEventListener('click', ({ target }) => onClick((target as Element).textContent));
    await null;
    root.dataset.hydrated = '';
    document.dispatchEvent(new window.Event('hydrated'));
    return { root, find, document, onClick };
  }

  test('<html> keeps what scripts have set, fields what was typed, and the focus; a message is put below its draft', async () => {
    const { root, find, document } = await edit({ draft: 'Draft' });
    expect(root.className).toBe('dark');
    expect({ ...root.dataset }).toEqual({ brand: 'villa', current: 'today', hydrated: '', loading: '' });
    expect(find('[name=name]').value).toBe('typed name');
    expect(find('[name=message]').value).toBe('Draft\n\ntyped message');
    expect(find('[name=save]').checked).toBe(true);
    expect(document.activeElement).toBe(find('[name=save]'));
  });

  test('an early press is repeated where it is clear which button was meant', async () => {
    expect((await edit()).onClick.mock.calls).toEqual([['Send']]);
    expect((await edit({ pressed: '#send + button' })).onClick).not.toHaveBeenCalled();
  });
});
