import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { asScript, findProgram, NOWHERE, type Engine, type Json, type Key, type Tab } from './engine';

const DRIVER = findProgram('WebKitWebDriver');
const X_SERVER = findProgram('Xvfb');
const DRIVER_PORT = 4583;

/** Of the window, whose bar would be wider than a phone. */
const GTK_STYLES = '* { min-width: 0; margin: 0; padding: 0; border: 0; }';

/** As the WebDriver standard numbers them. */
const KEYS: Record<Key, string> = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C', ArrowRight: '\uE014' };

/** For what is not on this machine. */
const PROXY = { proxyType: 'manual', sslProxy: `${NOWHERE.host}:${NOWHERE.port}` };

/** Undoes what was started. */
const undo: (() => unknown)[] = [];
let started: Promise<Tab> | undefined;

/** WebKitGTK, driven by WebDriver in its plain form: a request for each step. */
export const webkit: Engine = {
  name: 'WebKit',
  missing: DRIVER && X_SERVER ? undefined : 'webkit2gtk-driver',
  open: async (siteUrl) => {
    started ??= start(siteUrl);
    const tab = await started;
    await tab.goTo('/robots.txt');
    await tab.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    return tab;
  },
  close: async () => {
    for (const step of undo.reverse()) await step();
  },
};

async function start(siteUrl: string): Promise<Tab> {
  const settings = mkdtempSync(join(tmpdir(), 'webkit-'));
  undo.push(() => rmSync(settings, { recursive: true }));
  mkdirSync(join(settings, 'gtk-3.0'));
  writeFileSync(join(settings, 'gtk-3.0', 'gtk.css'), GTK_STYLES);

  const screen = spawn(X_SERVER!, ['-displayfd', '1', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  undo.push(() => screen.kill());
  const [display] = await once(screen.stdout, 'data');
  const env = { ...process.env, DISPLAY: `:${String(display).trim()}`, XDG_CONFIG_HOME: settings };

  const driver = spawn(DRIVER!, [`--port=${DRIVER_PORT}`], { stdio: 'ignore', env, detached: true });
  undo.push(() => process.kill(-driver.pid!)); // with the browser
  const url = `http://127.0.0.1:${DRIVER_PORT}/session`;
  const capabilities = { alwaysMatch: { proxy: PROXY } };
  let session = '';
  // at times driver and browser miss each other at first
  await expect(async () => {
    session = (await send(url, { capabilities })).sessionId;
  }).toPass();
  return tabOf(`${url}/${session}`, siteUrl);
}

/** A command of WebDriver. */
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

function tabOf(session: string, siteUrl: string): Tab {
  const evaluate = (run: (...args: never[]) => unknown, ...args: readonly Json[]) =>
    send(`${session}/execute/sync`, { script: `return ${asScript(run, args)}`, args: [] });
  return {
    resize: async ({ width, height }) => {
      const bar = await evaluate(() => outerHeight - innerHeight);
      await send(`${session}/window/rect`, { x: 0, y: 0, width, height: height + bar });
      await expect.poll(() => evaluate(() => innerWidth)).toBe(width);
    },
    goTo: (path) => send(`${session}/url`, { url: `${siteUrl}${path}` }),
    evaluate,
    click: async (find, ...args) => {
      const [id] = Object.values(await evaluate(find, ...args));
      return send(`${session}/element/${id}/click`, {});
    },
    press: (key) => {
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: KEYS[key] }));
      return send(`${session}/actions`, { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    // WebDriver in its plain form does not tell what is said on the console
    consoleErrors: [],
  };
}
