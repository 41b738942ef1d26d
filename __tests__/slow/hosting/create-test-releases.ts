// Versions of the site in a folder as on a server, put there by deploy/upload.sh and deploy/rollback.sh.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A picture whose name is the same in every version. */
export const STABLE_PICTURE = '/photos/boutique-courtyard.webp';

export const scratch = mkdtempSync(join(realpathSync(tmpdir()), 'joya-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

export type Site = ReturnType<typeof newSite>;

/** A folder as on a server, and the scripts that fill it. Each returns its output. */
export function newSite() {
  const site = mkdtempSync(join(scratch, 'site-'));
  const run = (script: string, ...values: string[]) =>
    execFileSync(script, values, { encoding: 'utf8', stdio: 'pipe' });
  return {
    folder: site,
    upload: (exported: string) => run('deploy/upload.sh', exported, site),
    rollback: (release?: string) => run('deploy/rollback.sh', site, ...(release ? [release] : [])),
    releases: () => readdirSync(join(site, 'releases')).sort(),
  };
}

export const getScript = (name: string) => `_next/static/chunks/${name}.js`;
export const getPhoto = (name: string) => `photos/beach-${name}-480.avif`;

/** A version of the site that shares no script or picture with another. */
export function getVersion(name: string): string {
  const made = join(scratch, name);
  for (const path of ['index.html', getScript(name), getPhoto(name), STABLE_PICTURE]) {
    mkdirSync(dirname(join(made, path)), { recursive: true });
    writeFileSync(join(made, path), name);
  }
  return made;
}
