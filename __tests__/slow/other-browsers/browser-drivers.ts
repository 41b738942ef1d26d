import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { launch, type ElementHandle } from 'puppeteer-core';

/** What a visitor does with a page, in a browser beside Chromium. Scripts are expressions that run in the page. */
export interface Tab {
  resize(size: { readonly width: number; readonly height: number }): Promise<unknown>;
  /** Returns after the page's `load` event. */
  goTo(url: string): Promise<unknown>;
  evaluate(script: string): Promise<unknown>;
  /** Clicks the element that the script finds. */
  click(script: string): Promise<unknown>;
  press(key: keyof typeof KEYS): Promise<unknown>;
  /** Ends the browser. */
  close(): Promise<unknown>;
}

/** As the WebDriver standard numbers them. */
const KEYS = { Enter: '\uE007', Escape: '\uE00C', ArrowRight: '\uE014' };

/** Where nothing listens: tests fetch nothing from outside. */
const [HOST, PORT] = ['127.0.0.1', 9];

/** The path of the first of these programs that is installed. */
const findProgram = (...names: readonly string[]): string | undefined =>
  spawnSync('which', names, { encoding: 'utf8' }).stdout.split('\n')[0] || undefined;

/** "firefox" may be a script that only says how to install it. */
const FIREFOX = findProgram(
  ...['firefox-esr', 'firefox'].filter((name) => spawnSync(name, ['--version']).status === 0),
);
const X_SERVER = findProgram('Xvfb');
const WEBKIT_DRIVER = X_SERVER && findProgram('WebKitWebDriver');
const DRIVER_PORT = 4583;

/** Firefox, driven by WebDriver BiDi. */
async function openFirefox(consoleErrors: string[]): Promise<Tab> {
  const proxy = { 'network.proxy.type': 1, 'network.proxy.ssl': HOST, 'network.proxy.ssl_port': PORT };
  const browser = await launch({ browser: 'firefox', executablePath: FIREFOX, extraPrefsFirefox: proxy });
  const page = await browser.newPage();
  let isLeaving = false;
  /** A request that the next visit cuts off is reported as an error of the page that is left, by Firefox or by the page. */
  function report(text: string) {
    if (!(
      isLeaving && /NetworkError|aborted|ServiceWorker intercepted|could not be (?:loaded|fetched)/.test(text)
    ))
      consoleErrors.push(text);
  }
  page.on('console', (message) => {
    if (message.type() === 'error') report(message.text());
  });
  page.on('pageerror', (error) => report(String(error)));
  return {
    resize: (size) => page.setViewport(size),
    goTo: async (url) => {
      isLeaving = true;
      await page.goto(url, { waitUntil: 'load' });
      isLeaving = false;
    },
    evaluate: (script) => page.evaluate(script),
    click: async (script) => ((await page.evaluateHandle(script)) as ElementHandle<Element>).click(),
    press: (key) => page.keyboard.press(key),
    close: () => browser.close(),
  };
}

async function send(url: string, body: object) {
  const response = await fetch(url, {
    signal: AbortSignal.timeout(60_000),
    method: 'POST',
    body: JSON.stringify(body),
  });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

/** WebKitGTK, driven by classic WebDriver, which gives no access to the console. */
async function openWebKit(): Promise<Tab> {
  const settings = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(settings, 'gtk-3.0'));
  // the bar of the window would be wider than a phone
  const styles = '* { min-width: 0; margin: 0; padding: 0; border: 0; }';
  writeFileSync(join(settings, 'gtk-3.0', 'gtk.css'), styles);
  const screen = spawn(X_SERVER!, ['-displayfd', '1', '-screen', '0', '1600x1200x24']);
  const [display] = await once(screen.stdout, 'data');
  const env = { ...process.env, DISPLAY: `:${String(display).trim()}`, XDG_CONFIG_HOME: settings };
  const driver = spawn(WEBKIT_DRIVER!, [`--port=${DRIVER_PORT}`], { stdio: 'ignore', env, detached: true });

  const proxy = { proxyType: 'manual', sslProxy: `${HOST}:${PORT}` };
  let session = `http://127.0.0.1:${DRIVER_PORT}/session`;
  // at times driver and browser miss each other at first
  await expect(async () => {
    const { sessionId } = await send(session, { capabilities: { alwaysMatch: { proxy } } });
    session += `/${sessionId}`;
  }).toPass();

  const evaluate = (script: string) =>
    send(`${session}/execute/sync`, { script: `return ${script}`, args: [] });
  return {
    resize: async ({ width, height }) => {
      const bar = await evaluate('outerHeight - innerHeight');
      await send(`${session}/window/rect`, { x: 0, y: 0, width, height: height + bar });
      await expect.poll(() => evaluate('innerWidth')).toBe(width);
    },
    goTo: (url) => send(`${session}/url`, { url }),
    evaluate,
    click: async (script) => {
      const [id] = Object.values(await evaluate(script));
      return send(`${session}/element/${id}/click`, {});
    },
    press: (key) => {
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: KEYS[key] }));
      return send(`${session}/actions`, { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    close: async () => {
      process.kill(-driver.pid!); // with the browser
      screen.kill();
      rmSync(settings, { recursive: true });
    },
  };
}

/** The browsers, and Debian's package of each that is not installed, beside xvfb. */
export const ENGINES = [
  { name: 'Firefox', missing: FIREFOX ? undefined : 'firefox-esr', open: openFirefox },
  { name: 'WebKit', missing: WEBKIT_DRIVER ? undefined : 'webkit2gtk-driver', open: openWebKit },
];
