import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readExported } from '../../support/exported';
import { describeWithNginx, newSite, serveSite, type Site } from './support/site';

// deploy/upload.sh and deploy/rollback.sh

const STABLE_PICTURE = '/photos/boutique-courtyard.webp';
const YEAR_S = 365 * 86_400;

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'joya-exports-'));
});

afterAll(() => rmSync(folder, { recursive: true }));

const scriptOf = (name: string) => `_next/static/chunks/${name}.js`;
const pictureOf = (name: string) => `photos/beach-${name}-480.avif`;

/** A version of the site that shares no script, payload or picture with another. */
function versionOf(name: string): string {
  const made = join(folder, name);
  for (const path of ['index.html', scriptOf(name), pictureOf(name), STABLE_PICTURE]) {
    mkdirSync(dirname(join(made, path)), { recursive: true });
    writeFileSync(join(made, path), name);
  }
  return made;
}

const releasesOf = (site: Pick<Site, 'folder'>) => readdirSync(join(site.folder, 'releases')).sort();

describeWithNginx('pages that visitors have open', () => {
  test('find their scripts and pictures after uploads and rollbacks', async () => {
    const site = await serveSite('out');
    const assets = [
      ...new Set(
        readExported('/joya-boutique.html')
          .toString()
          .match(/\/(?:_next\/static|photos)\/[\w./-]+\.\w+/g),
      ),
    ].filter((name) => name !== STABLE_PICTURE);
    expect(assets.length).toBeGreaterThan(30);

    async function expectServed(version: string | undefined, ...open: string[]) {
      for (const file of ['/index.html', STABLE_PICTURE]) {
        const { body } = await site.get(file.replace('index.html', ''));
        expect(body.equals(version ? Buffer.from(version) : readExported(file))).toBe(true);
      }
      for (const file of assets) expect((await site.get(file)).body.equals(readExported(file))).toBe(true);
      for (const name of open)
        for (const file of [scriptOf(name), pictureOf(name)])
          expect((await site.get(`/${file}`)).body.toString()).toBe(name);
    }

    const [first] = releasesOf(site);
    site.upload(versionOf('second'));
    await expectServed('second', 'second');
    site.upload(versionOf('third'));
    await expectServed('third', 'second', 'third');
    site.rollback();
    await expectServed('second', 'second', 'third');
    site.rollback(first);
    await expectServed(undefined, 'second', 'third');
    site.upload(versionOf('fourth'));
    await expectServed('fourth', 'second', 'third', 'fourth');
    site.rollback();
    await expectServed(undefined, 'second', 'third', 'fourth');
    await site.stop();
  });
});

(process.platform === 'linux' ? describe : describe.skip)('uploads (needs Linux)', () => {
  let site: Site;
  const uploadAll = (...names: string[]) => names.map((name) => site.upload(versionOf(name))).at(-1);
  const shared = () => readdirSync(join(site.folder, 'shared'), { recursive: true, encoding: 'utf8' });
  const age = (name: string) => {
    const then = Date.now() / 1000 - YEAR_S;
    utimesSync(join(site.folder, 'shared', name), then, then);
  };

  beforeEach(() => {
    site = newSite();
  });

  afterEach(() => site.remove());

  test('keep the five newest releases, the one that is served and the one before it', () => {
    uploadAll('one', 'two', 'three');
    const [one = '', two, three] = releasesOf(site);
    site.rollback(one);
    for (const name of ['four', 'five', 'six', 'seven']) {
      uploadAll(name);
      site.rollback(one);
    }
    const kept = releasesOf(site);
    expect(kept).toEqual(expect.arrayContaining([one, three]));
    expect(kept).not.toContain(two);
    expect(kept).toHaveLength(6);
  });

  test('remove a shared file when it is old and no release that is kept names it', () => {
    uploadAll('one', 'two', 'three', 'four', 'five', 'six');
    // the next upload leaves the releases "three" to "six" and itself
    age(scriptOf('one'));
    age(scriptOf('three'));
    expect(uploadAll('seven')).toContain('named for 90 days: 1\n');
    expect(shared()).not.toContain(scriptOf('one'));
    expect(shared()).toEqual(expect.arrayContaining([scriptOf('three'), pictureOf('one')]));
  });

  test('refuse a folder that is not an export, and a release that is not there', () => {
    uploadAll('one');
    expect(() => site.upload(mkdtempSync(join(folder, 'empty-')))).toThrow(/holds no export/);
    expect(() => site.rollback('20200101')).toThrow(/There is no release 20200101/);
    expect(releasesOf(site)).toHaveLength(1);
  });
});
