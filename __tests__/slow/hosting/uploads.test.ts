import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readExported, readHtml } from '../../support/exported';
import { describeWithNginx, newSite, serveSite, type Site } from './site';

// deploy/upload.sh and deploy/rollback.sh

const YEAR_S = 365 * 86_400;
/** A picture whose name is the same in every version. */
const STABLE_PICTURE = '/photos/boutique-courtyard.webp';

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

describeWithNginx('after uploads and rollbacks', () => {
  test('the version is served that was put online, and open pages of the others find their scripts and pictures', async () => {
    const site = await serveSite('out');
    const own = new Set(readHtml('/joya-boutique').match(/\/(?:_next\/static|photos)\/[\w./-]+\.\w+/g));
    own.delete(STABLE_PICTURE);
    expect(own.size).toBeGreaterThan(30);
    const [first] = releasesOf(site);

    for (const [step, served] of [
      [() => site.upload(versionOf('second')), 'second'],
      [() => site.upload(versionOf('third')), 'third'],
      [() => site.rollback(), 'second'],
      [() => site.rollback(first), undefined],
      [() => site.upload(versionOf('fourth')), 'fourth'],
      [() => site.rollback(), undefined],
    ] as const) {
      step();
      for (const [path, file] of [
        ['/', '/index.html'],
        [STABLE_PICTURE, STABLE_PICTURE],
      ] as const)
        expect((await site.get(path)).body).toEqual(served ? Buffer.from(served) : readExported(file));
      for (const file of own) expect((await site.get(file)).body.equals(readExported(file))).toBe(true);
      for (const file of [scriptOf('second'), pictureOf('second')])
        expect((await site.get(`/${file}`)).body.toString()).toBe('second');
    }
    await site.stop();
  });
});

(process.platform === 'linux' ? describe : describe.skip)('uploads (needs Linux)', () => {
  let site: Site;
  const upload = (...names: string[]) => names.map((name) => site.upload(versionOf(name))).at(-1);
  const shared = (name: string) => join(site.folder, 'shared', name);

  beforeEach(() => {
    site = newSite();
  });

  afterEach(() => site.remove());

  test('keep the five newest releases, the one that is served and the one before it', () => {
    upload('one', 'two', 'three');
    const [one, two, three] = releasesOf(site);
    site.rollback(one);
    for (const name of ['four', 'five', 'six', 'seven']) {
      upload(name);
      site.rollback(one);
    }
    expect(releasesOf(site)).toEqual(expect.arrayContaining([one, three]));
    expect(releasesOf(site)).not.toContain(two);
    expect(releasesOf(site)).toHaveLength(6);
  });

  test('remove a shared file when it is old and no release that is kept names it', () => {
    upload('one', 'two', 'three', 'four', 'five', 'six');
    const yearAgo = Date.now() / 1000 - YEAR_S;
    // the next upload leaves the releases "three" to "six" and itself
    for (const name of ['one', 'three']) utimesSync(shared(scriptOf(name)), yearAgo, yearAgo);
    expect(upload('seven')).toContain('named for 90 days: 1\n');
    const left = readdirSync(shared(''), { recursive: true });
    expect(left).not.toContain(scriptOf('one'));
    expect(left).toEqual(expect.arrayContaining([scriptOf('three'), pictureOf('one')]));
  });

  test('refuse a folder that is not an export, and a release that is not there', () => {
    upload('one');
    expect(() => site.upload(mkdtempSync(join(folder, 'empty-')))).toThrow(/holds no export/);
    expect(() => site.rollback('20200101')).toThrow(/There is no release 20200101/);
    expect(releasesOf(site)).toHaveLength(1);
  });
});
