/** @jest-environment node */
import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import { MotionToggle } from '@/components/shell/motion-toggle';
import { brands } from '@/content';
import { BrandCards } from '@/components/landing/brand-cards';
import { inlineScript } from '@/components/shell/inline-script';
import { ThemeToggle } from '@/components/shell/theme-toggle';
import { SESSION_KEYS } from '@/components/ui/storage-keys';

const BUTTONS = renderToStaticMarkup(
  <>
    <ThemeToggle darkLabel="Switch to dark mode" lightLabel="Switch to light mode" />
    <MotionToggle pauseLabel="Pause motion" resumeLabel="Resume motion" />
  </>,
);

interface Before {
  /** What earlier pages left in the browser. */
  readonly stored?: Record<string, string>;
  readonly storageBlocked?: boolean;
  readonly body?: string;
}

/** A document of its own with the two buttons, before React has come. */
function openPage({ stored = {}, storageBlocked = false, body = BUTTONS }: Before = {}) {
  const { window } = new JSDOM(body, { url: 'https://joya.example/', runScripts: 'outside-only' });
  for (const [key, value] of Object.entries(stored)) window.localStorage.setItem(key, value);
  if (storageBlocked) {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new window.DOMException('denied', 'SecurityError');
      },
    });
  }
  window.eval(inlineScript);
  const { documentElement: root } = window.document;
  return {
    window,
    isDark: () => root.classList.contains('dark'),
    isPaused: () => root.dataset.motion === 'paused',
    press: (preference: 'darkMode' | 'motionPaused') =>
      window.document.querySelector<HTMLElement>(`[data-preference=${preference}]`)?.click(),
    stored: (key: string) => window.localStorage.getItem(key),
  };
}

describe('the theme toggle', () => {
  it('turns the page dark and back, and is remembered', () => {
    const page = openPage();
    page.press('darkMode');
    expect([page.isDark(), page.stored('darkMode')]).toEqual([true, 'true']);
    page.press('darkMode');
    expect([page.isDark(), page.stored('darkMode')]).toEqual([false, 'false']);
  });

  it('the next page is dark from its first moment', () => {
    expect(openPage({ stored: { darkMode: 'true' } }).isDark()).toBe(true);
    expect(openPage({ stored: { darkMode: 'false' } }).isDark()).toBe(false);
  });

  it('starts light when nothing is remembered', () => {
    expect(openPage().isDark()).toBe(false);
  });

  it.each(['', 'yes', '{"dark":', '1', 'TRUE'])('DRK-08: takes the corrupt value %j for light', (value) => {
    expect(openPage({ stored: { darkMode: value } }).isDark()).toBe(false);
  });

  it('DRK-08: works as long as the page is open where storage is blocked', () => {
    const page = openPage({ storageBlocked: true });
    page.press('darkMode');
    expect(page.isDark()).toBe(true);
  });

  it('follows a choice made in another tab', () => {
    const page = openPage();
    const { StorageEvent } = page.window;
    page.window.dispatchEvent(new StorageEvent('storage', { key: 'darkMode', newValue: 'true' }));
    expect(page.isDark()).toBe(true);
    page.window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(page.isDark()).toBe(true);
  });
});

describe('the motion switch', () => {
  it('stills the page, lets it move again, and is remembered', () => {
    const page = openPage();
    page.press('motionPaused');
    expect([page.isPaused(), page.stored('motionPaused'), page.isDark()]).toEqual([true, 'true', false]);
    expect(openPage({ stored: { motionPaused: 'true' } }).isPaused()).toBe(true);
    page.press('motionPaused');
    expect([page.isPaused(), page.stored('motionPaused')]).toEqual([false, 'false']);
  });
});

describe('the highlight of the landing page', () => {
  const [first, second] = brands.map(({ href }) => href);
  const open = (highlighted?: string) => {
    const { window } = openPage({
      body: renderToStaticMarkup(<BrandCards cards={brands} highlighted={highlighted} />),
    });
    const { document, MouseEvent } = window;
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

  test('LND-09: one card starts highlighted, on each visit', () => {
    for (let visit = 0; visit < 2; visit += 1) {
      const page = open(brands[0]?.id);
      expect(page.highlighted()).toEqual([first]);
      page.hover(first);
    }
  });

  test.each([
    ['LND-07', 'the highlighted card', first],
    ['LND-08', 'another card', second],
  ])('%s: the first pointer over %s ends it', (_, __, card) => {
    const page = open(brands[0]?.id);
    page.hover(card);
    expect(page.highlighted()).toEqual([]);
  });

  test('LND-10: keyboard and fingers leave it alone', () => {
    const page = open(brands[0]?.id);
    page.focus(first);
    page.hover(first, 'touch');
    expect(page.highlighted()).toEqual([first]);
  });

  test('without a highlighted brand no card is highlighted', () => {
    expect(open().highlighted()).toEqual([]);
  });
});

test('the sentence of a pressed link is kept for the contact form', () => {
  const { window } = openPage({ body: '<a href="#contact" data-enquiry="About the dhow."><b>Ask</b></a>' });
  window.document.querySelector('b')?.click();
  expect(window.sessionStorage.getItem(SESSION_KEYS.enquiry)).toBe('About the dhow.');
});
