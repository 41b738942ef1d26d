import { execFileSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generate } from 'selfsigned';
import { siteConfiguration, startNginx, type Get } from './nginx';
import { freePort } from '../../../support/free-port';

const CERTIFICATES = '/etc/letsencrypt/live/www.your-domain.com';

export interface Site {
  readonly folder: string;
  /** Each says what it did. */
  readonly upload: (exported: string) => string;
  readonly rollback: (release?: string) => string;
  readonly remove: () => void;
}

/** A folder as on a server, and the scripts that fill it. */
export function newSite(): Site {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'joya-site-')));
  const run = (script: string, ...values: string[]) =>
    execFileSync(script, values, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  return {
    folder,
    upload: (exported) => run('deploy/upload.sh', exported, folder),
    rollback: (release) => run('deploy/rollback.sh', folder, ...(release ? [release] : [])),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

export interface ServedSite extends Omit<Site, 'remove'> {
  readonly get: Get;
  readonly http: number;
  readonly https: number;
  readonly stop: () => Promise<void>;
}

/** Uploads an export and serves it as deploy/README.md says. */
export async function serveSite(exported: string, { https = false } = {}): Promise<ServedSite> {
  const site = newSite();
  site.upload(exported);
  const ports = { http: await freePort(), https: await freePort() };
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'www.your-domain.com' }]);
  writeFileSync(join(site.folder, 'privkey.pem'), key);
  writeFileSync(join(site.folder, 'fullchain.pem'), cert);
  const configuration = siteConfiguration(site.folder, https ? ports : { http: ports.http });
  const { get, stop } = await startNginx(configuration.replaceAll(CERTIFICATES, site.folder), ports.http);
  return {
    ...site,
    ...ports,
    get,
    stop: async () => {
      await stop();
      site.remove();
    },
  };
}
