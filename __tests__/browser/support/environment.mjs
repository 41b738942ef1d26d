// Jest environment of browser tests. It runs outside the test sandbox, so each worker loads Playwright and connects to
// the browser once.
import { TestEnvironment } from 'jest-environment-node';
import { chromium } from 'playwright-core';
import { keepEvidence } from './evidence.mjs';

let connection;
const idlePages = new Map();

export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    connection ??= chromium.connect(process.env.BROWSER_URL);
    this.global.sharedBrowser = await connection;
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
