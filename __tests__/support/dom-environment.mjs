// Jest environment of tests that read exported pages: a DOM without layout, events and style sheets, which reads a page
// in a fraction of jsdom's time. Files that query labels, tables or text nodes name jsdom instead.
import { TestEnvironment } from 'jest-environment-node';
import { DOMParser } from 'linkedom';

export default class DomEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.DOMParser = DOMParser;
  }
}
