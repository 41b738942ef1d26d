import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Sources of the client bundle. */
const CODE = ['app', 'browser', 'components', 'lib', 'next.config.mjs', 'package-lock.json'];

/** @param {string} path @returns {string[]} */
const listFilesIn = (path) =>
  statSync(path).isFile()
    ? [path]
    : readdirSync(path)
        .sort()
        .flatMap((name) => listFilesIn(join(path, name)));

/**
 * Next writes the build id into every page and its data. A page that stays open while a new version is put online
 * compares its own id with that of the data it fetches: if they differ, the next link loads a whole document. So the id
 * is a hash of the code. New content does not change it: files of other pages stay the same, and open pages show it
 * without a reload.
 */
function generateBuildId() {
  const hash = createHash('sha256');
  for (const file of CODE.flatMap(listFilesIn)) hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/** @type {import('next').NextConfig} */
const nextConfig = {
  output: 'export',
  // for an export this is not the folder of the build, which stays .next; see scripts/build.ts
  distDir: process.env.EXPORT_FOLDER,
  generateBuildId,
  typedRoutes: true,
  poweredByHeader: false,
  // these packages ship ES modules only; next/jest reads this too
  transpilePackages: [
    'swiper',
    'yet-another-react-lightbox',
    '@neaps/tide-predictor',
    'suncalc',
    'gettext-parser',
  ],
  // bundles the inline scripts while pages are exported
  serverExternalPackages: ['esbuild'],
  experimental: { globalNotFound: true },
};

export default nextConfig;
