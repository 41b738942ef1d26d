import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readExported } from '../../support/exported';
import { describeWithNginx } from './support/nginx';
import { newSite, serveSite, type ServedSite, type Site } from './support/site';

// deploy/upload.sh and deploy/rollback.sh

const STABLE_PICTURE = '/photos/boutique-courtyard.webp';
const YEAR_S = 365 * 86_400;

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'joya-exports-'));
});

afterAll(() => rmSync(folder, { recursive: true }));

/** An export with these files and no other. */
function exportOf(name: string, files: Record<string, string>): string {
  const made = join(folder, name);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(made, path)), { recursive: true });
    writeFileSync(join(made, path), text);
  }
  return made;
}

/** A version of the site that shares no script, payload or picture with another. */
const versionOf = (name: string) =>
  exportOf(name, {
    'index.html': `<title>${name}</title>`,
    [`_next/static/chunks/${name}.js`]: name,
    [`photos/beach-${name}-480.avif`]: name,
    [STABLE_PICTURE]: name,
  });

const releasesOf = (site: Pick<Site, 'folder'>) => readdirSync(join(site.folder, 'releases')).sort();

describeWithNginx('pages that visitors have open', () => {
  let site: ServedSite;

  /** What an open home of the boutique may still ask for. */
  const opened = [readExported('/joya-boutique.html').toString()]
    .flatMap((html) => [html, ...(html.match(/\/_next\/static\/payloads\/\w+\.txt/g) ?? []).map(readText)])
    .flatMap((text) => text.match(/\/(?:_next\/static|photos)\/[\w./-]+\.\w+/g) ?? []);
  const assets = [...new Set(opened)];

  function readText(file: string): string {
    return readExported(file).toString();
  }

  async function expectOpenPagesToWork(...versions: string[]) {
    for (const file of assets.filter((name) => name !== STABLE_PICTURE)) {
      const { status, body } = await site.get(file);
      expect({ file, status, same: body.equals(readExported(file)) }).toEqual({
        file,
        status: 200,
        same: true,
      });
    }
    for (const version of versions) {
      for (const file of [`/_next/static/chunks/${version}.js`, `/photos/beach-${version}-480.avif`])
        expect((await site.get(file)).body.toString()).toBe(version);
    }
  }

  async function expectServed(version: string) {
    expect((await site.get('/')).body.toString()).toContain(`<title>${version}</title>`);
    expect((await site.get(STABLE_PICTURE)).body.toString()).toBe(version);
  }

  beforeAll(async () => {
    site = await serveSite('out');
  });

  afterAll(() => site.stop());

  test('find their scripts, payloads and pictures after three uploads, rollbacks and an upload again', async () => {
    expect(assets.length).toBeGreaterThan(50);
    expect(assets).toContain(STABLE_PICTURE);
    const [first] = releasesOf(site);

    site.upload(versionOf('second'));
    await expectServed('second');
    await expectOpenPagesToWork('second');
    site.upload(versionOf('third'));
    await expectServed('third');
    await expectOpenPagesToWork('second', 'third');

    site.rollback();
    await expectServed('second');
    await expectOpenPagesToWork('second', 'third');
    site.rollback(first);
    expect((await site.get('/')).body.equals(readExported('/index.html'))).toBe(true);
    expect((await site.get(STABLE_PICTURE)).body.equals(readExported(STABLE_PICTURE))).toBe(true);
    await expectOpenPagesToWork('second', 'third');

    site.upload(versionOf('fourth'));
    await expectServed('fourth');
    await expectOpenPagesToWork('second', 'third', 'fourth');
    site.rollback();
    expect((await site.get('/')).body.equals(readExported('/index.html'))).toBe(true);
    await expectOpenPagesToWork('second', 'third', 'fourth');
  });
});

(process.platform === 'linux' ? describe : describe.skip)('uploads (needs Linux)', () => {
  let site: Site;
  const shared = () =>
    readdirSync(join(site.folder, 'shared'), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:js|avif)$/.test(name))
      .sort();
  const age = (name: string) => {
    const then = Date.now() / 1000 - YEAR_S;
    utimesSync(join(site.folder, 'shared', name), then, then);
  };

  beforeEach(() => {
    site = newSite();
  });

  afterEach(() => site.remove());

  test('keep the five newest releases, the one that is served and the one before it', () => {
    for (const name of ['one', 'two', 'three']) site.upload(versionOf(name));
    const [one = '', two = '', three = ''] = releasesOf(site);
    site.rollback(one);
    for (const name of ['four', 'five', 'six', 'seven']) {
      site.upload(versionOf(name));
      site.rollback(one);
    }
    const kept = releasesOf(site);
    expect(kept).toContain(one);
    expect(kept).not.toContain(two);
    expect(kept).toContain(three);
    expect(kept).toHaveLength(6);
  });

  test('remove a shared file when it is old and no release that is kept names it', () => {
    for (const name of ['one', 'two', 'three', 'four', 'five', 'six']) site.upload(versionOf(name));
    expect(releasesOf(site)).toHaveLength(5);
    expect(shared()).toHaveLength(12);
    // the next upload leaves the releases "three" to "six" and itself
    age('_next/static/chunks/one.js');
    age('_next/static/chunks/three.js');
    expect(site.upload(versionOf('seven'))).toContain('named for 90 days: 1\n');
    expect(shared()).not.toContain('_next/static/chunks/one.js');
    expect(shared()).toEqual(
      expect.arrayContaining(['_next/static/chunks/three.js', 'photos/beach-one-480.avif']),
    );
  });

  test('count the age of a shared file from the moment that its release is served no more', () => {
    site.upload(versionOf('one'));
    age('_next/static/chunks/one.js');
    for (const name of ['two', 'three', 'four', 'five', 'six', 'seven']) site.upload(versionOf(name));
    expect(shared()).toContain('_next/static/chunks/one.js');
  });

  test('say what they did, and refuse a folder that is not an export', () => {
    expect(site.upload(versionOf('one'))).toMatch(/serves release [\d-]+\.\n$/);
    const [one = ''] = releasesOf(site);
    expect(site.upload(versionOf('two'))).toContain(`before it, ${one}.`);
    expect(() => site.upload(exportOf('empty', { 'about.html': '' }))).toThrow(/holds no export/);
    expect(() => site.rollback('20200101')).toThrow(/There is no release 20200101/);
    expect(releasesOf(site)).toHaveLength(2);
  });
});
