// What every browser test file finds ready. This module lives outside the tests' own sandbox: the driver is
// loaded, and the browser connected to, once per worker instead of once per file.
import { TestEnvironment } from 'jest-environment-node';
import { chromium } from 'playwright-core';

let connection;

export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    connection ??= chromium.connect(process.env.BROWSER_URL);
    this.global.sharedBrowser = await connection;
    this.global.siteUrl = process.env.SITE_URL;
  }
}
