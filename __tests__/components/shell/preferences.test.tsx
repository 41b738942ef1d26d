/** @jest-environment node */
import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import { MotionSwitch } from '@/components/shell/motion-switch';
import { preferencesScript } from '@/components/shell/preferences-script';
import { ThemeToggle } from '@/components/shell/theme-toggle';

const BUTTONS = renderToStaticMarkup(
  <>
    <ThemeToggle darkLabel="Switch to dark mode" lightLabel="Switch to light mode" />
    <MotionSwitch pauseLabel="Pause motion" resumeLabel="Resume motion" />
  </>,
);

interface Before {
  /** What earlier pages left in the browser. */
  readonly stored?: Record<string, string>;
  readonly storageBlocked?: boolean;
}

/** A document of its own with the two buttons, before React has come. */
function openPage({ stored = {}, storageBlocked = false }: Before = {}) {
  const { window } = new JSDOM(BUTTONS, { url: 'https://joya.example/', runScripts: 'outside-only' });
  for (const [key, value] of Object.entries(stored)) window.localStorage.setItem(key, value);
  if (storageBlocked) {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new window.DOMException('denied', 'SecurityError');
      },
    });
  }
  window.eval(preferencesScript);
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
  it('DRK-01, DRK-02, DRK-03: turns the page dark and back, and is remembered', () => {
    const page = openPage();
    page.press('darkMode');
    expect([page.isDark(), page.stored('darkMode')]).toEqual([true, 'true']);
    page.press('darkMode');
    expect([page.isDark(), page.stored('darkMode')]).toEqual([false, 'false']);
  });

  it('DRK-04: the next page is dark from its first moment', () => {
    expect(openPage({ stored: { darkMode: 'true' } }).isDark()).toBe(true);
    expect(openPage({ stored: { darkMode: 'false' } }).isDark()).toBe(false);
  });

  it('DRK-07: starts light when nothing is remembered', () => {
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
