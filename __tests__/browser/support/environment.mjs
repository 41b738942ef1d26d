// Jest environment of browser tests. It runs outside the test sandbox, so each worker loads Playwright and starts its
// browser once. One for all workers would need a server between, which takes a tenth of the time.
import { TestEnvironment } from 'jest-environment-node';
import { chromium } from 'playwright-core';
import { keepEvidence } from './evidence.mjs';

/** @type {Promise<import('playwright-core').Browser> | undefined} */
let browser;
const idlePages = new Map();

/** Ends the browser of this process, if it has one. */
export const closeBrowser = async () => (await browser)?.close();

export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    browser ??= chromium.launch(JSON.parse(process.env.BROWSER));
    this.global.sharedBrowser = await browser;
    this.global.siteUrl = process.env.EXPORT_URL;
    this.global.openVisits = new Map();
    this.global.idlePages = idlePages;
  }

  /** Jest waits for this, so the pages of a failed test are still as the failure left them. */
  async handleTestEvent(event) {
    if (event.name !== 'test_fn_failure') return;
    await keepEvidence(event.test, this.global.openVisits);
    for (const visit of this.global.openVisits.values()) visit.pool = undefined;
  }
}
