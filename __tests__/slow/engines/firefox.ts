import { spawnSync } from 'node:child_process';
import { launch, type Browser, type BrowserContext, type ElementHandle, type Page } from 'puppeteer-core';
import { asScript, findProgram, NOWHERE, type Engine, type Tab } from './engine';

/** "firefox" may be a script that only says how to install it. */
const PROGRAM = findProgram(
  ...['firefox-esr', 'firefox'].filter((name) => spawnSync(name, ['--version']).status === 0),
);

/** For what is not on this machine. */
const PROXY = {
  'network.proxy.type': 1,
  'network.proxy.ssl': NOWHERE.host,
  'network.proxy.ssl_port': NOWHERE.port,
};

let browser: Browser | undefined;
let context: BrowserContext | undefined;

/** Firefox, driven by WebDriver BiDi. */
export const firefox: Engine = {
  name: 'Firefox',
  missing: PROGRAM ? undefined : 'firefox-esr',
  open: async (siteUrl) => {
    browser ??= await launch({ browser: 'firefox', executablePath: PROGRAM, extraPrefsFirefox: PROXY });
    await context?.close();
    context = await browser.createBrowserContext();
    return tabOf(await context.newPage(), siteUrl);
  },
  close: async () => browser?.close(),
};

function tabOf(page: Page, siteUrl: string): Tab {
  const consoleErrors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') consoleErrors.push(message.text());
  });
  page.on('pageerror', (error) => consoleErrors.push(String(error)));
  return {
    resize: (size) => page.setViewport(size),
    goTo: async (path) => {
      // what is still on its way through the service worker when the next page opens is reported as an error
      await page.waitForNetworkIdle({ idleTime: 50 });
      return page.goto(`${siteUrl}${path}`, { waitUntil: 'load' });
    },
    evaluate: (run, ...args) => page.evaluate(asScript(run, args)),
    click: async (find, ...args) => {
      const element = (await page.evaluateHandle(asScript(find, args))) as ElementHandle<Element>;
      return element.click();
    },
    press: (key) => page.keyboard.press(key),
    consoleErrors,
  };
}
