// Jest's globalSetup, which does not know the alias "@".
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { getContent, getSite } from '../../content';

/** Read by site.ts. */
const SITE_FILE = '.cache/tests-site.json';

/** Resolves the site once for all test files, each of which would spend half a second on it. */
export default function writeSite(): void {
  const { brands, unbranded, displayPeriods } = getSite();
  // for --outputFile as well
  mkdirSync('.cache', { recursive: true });
  // complete for tests that run beside these
  const newFile = `${SITE_FILE}-${process.pid}`;
  writeFileSync(newFile, JSON.stringify({ content: getContent(), brands, unbranded, displayPeriods }));
  renameSync(newFile, SITE_FILE);
}
