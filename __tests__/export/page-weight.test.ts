import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import {
  getCompressedSize,
  COMPRESSED_HTML_LIMIT_BYTES,
  findReferencedScripts,
} from '@/scripts/support/page-weight';
import { listExportedEnglishPaths, readExported, readPageHtml } from '../support/exported-site';
import { brands } from '../support/site';
import { testContentAsHandedOver } from '../support/test-content-as-handed-over';

/** A page's scripts, as a multiple of what Next itself loads on an empty one. */
const SCRIPTS_LIMIT = 1.16;

const weigh = (scripts: readonly string[]) =>
  scripts.reduce((sum, file) => sum + gzipSync(readExported(file)).length, 0);

testContentAsHandedOver('no page is heavy to read', () => {
  const weights = listExportedEnglishPaths().map((path) => ({
    path,
    bytes: getCompressedSize(Buffer.from(readPageHtml(path))),
  }));
  expect(weights.filter(({ bytes }) => bytes > COMPRESSED_HTML_LIMIT_BYTES)).toEqual([]);
});

test.each(brands)(
  'the scripts of the home of $name weigh little more than those of an empty page',
  ({ href }) => {
    const manifest = JSON.parse(readFileSync('.next/build-manifest.json', 'utf8'));
    const empty = weigh(manifest.rootMainFiles.map((file: string) => `/_next/${file}`));
    const html = readPageHtml(href);
    const bytes = weigh([...findReferencedScripts(html)]);
    expect(bytes).toBeGreaterThanOrEqual(empty);
    expect(bytes).toBeLessThanOrEqual(SCRIPTS_LIMIT * empty);
  },
);
