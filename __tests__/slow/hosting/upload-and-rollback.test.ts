import { mkdtempSync, readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { newSite, getPhoto, scratch, getScript, getVersion, type Site } from './create-test-releases';

const describeOnLinux = process.platform === 'linux' ? describe : describe.skip;

const YEAR_S = 365 * 86_400;

const upload = (site: Site, ...names: string[]) => names.map((name) => site.upload(getVersion(name))).at(-1);

describeOnLinux('uploads and rollbacks (need Linux)', () => {
  test('keep the five newest releases, the one that is served and the one before it', () => {
    const site = newSite();
    upload(site, 'one', 'two', 'three');
    const [one, two, three] = site.releases();
    site.rollback(one);
    for (const name of ['four', 'five', 'six', 'seven']) {
      upload(site, name);
      site.rollback(one);
    }
    expect(site.releases()).toEqual(expect.arrayContaining([one, three]));
    expect(site.releases()).not.toContain(two);
    expect(site.releases()).toHaveLength(6);
  });

  test('remove a shared file when it is old and no release that is kept names it', () => {
    const site = newSite();
    upload(site, 'one', 'two', 'three', 'four', 'five', 'six');
    const shared = join(site.folder, 'shared');
    const yearAgo = Date.now() / 1000 - YEAR_S;
    // the next upload leaves the releases "three" to "six" and itself
    for (const name of ['one', 'three']) utimesSync(join(shared, getScript(name)), yearAgo, yearAgo);
    expect(upload(site, 'seven')).toContain('named for 90 days: 1\n');
    const left = readdirSync(shared, { recursive: true });
    expect(left).not.toContain(getScript('one'));
    expect(left).toEqual(expect.arrayContaining([getScript('three'), getPhoto('one')]));
  });

  test('refuse a folder that is not an export, and a release that is not there', () => {
    const site = newSite();
    upload(site, 'one');
    expect(() => site.upload(mkdtempSync(join(scratch, 'empty-')))).toThrow(/holds no export/);
    expect(() => site.rollback('20200101')).toThrow(/There is no release 20200101/);
    expect(site.releases()).toHaveLength(1);
  });
});
