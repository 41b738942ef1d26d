// The browser that opens the exported site in tests and benchmarks: CHROME_PATH, else Playwright's own where it is
// installed, else the headless shell that comes with npm (Linux on x64), else the Chrome of the machine.
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium, type LaunchOptions } from '@playwright/test';

const { version } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.resolve('@sparticuz/chromium')), 'utf8'),
);
const UNPACKED = join(process.cwd(), 'node_modules', '.cache', `chromium-${version}`);

/** Whether it is the browser from npm, which renders the same on every machine. */
export const isBrowserFromNpmPackage = ({ executablePath = '' }: LaunchOptions): boolean =>
  executablePath.startsWith(UNPACKED);

const ARGS = [
  // A mouse, as Playwright sets it, because a second flag of this name replaces the first. Then the distance at which lazy
  // photos load on 4G: a headless shell has no connection type and loads them from 3000 px away, unlike a phone.
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4,lazyLoadingImageMarginPxUnknown=1250,lazyLoadingImageMarginPx4G=1250',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];

/** Launch options of a browser that works on this machine and resolves only local hosts. @param options.headed with a window */
export async function findBrowser({ headed = false } = {}): Promise<LaunchOptions> {
  const options = { headless: !headed, args: ARGS, ...(await locateBrowser(headed)) };
  // fails once here instead of in each test
  await (await chromium.launch(options)).close();
  return options;
}

async function locateBrowser(headed: boolean): Promise<LaunchOptions> {
  if (process.env.CHROME_PATH) return { executablePath: process.env.CHROME_PATH };
  if (existsSync(chromium.executablePath())) return { executablePath: chromium.executablePath() };
  if (headed || process.platform !== 'linux' || process.arch !== 'x64') return { channel: 'chrome' };
  if (!existsSync(UNPACKED)) await unpack();
  const env = {
    ...process.env,
    // the font of the package, and none of the system
    FONTCONFIG_FILE: join(UNPACKED, 'fonts.conf'),
    // date fields use the language of the system
    LC_ALL: 'en_GB.UTF-8',
    // what a minimal Linux lacks
    LD_LIBRARY_PATH: join(UNPACKED, 'al2023', 'lib'),
  };
  return { executablePath: join(UNPACKED, 'chromium'), env };
}

/** Unpacks the browser once, with the system libraries of the package, as where AWS_LAMBDA_JS_RUNTIME is set. */
async function unpack(): Promise<void> {
  const unfinished = `${UNPACKED}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  await promisify(execFile)(
    process.execPath,
    ['-e', "require('@sparticuz/chromium').executablePath().catch((error) => { throw error; })"],
    { env: { ...process.env, TMPDIR: unfinished, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' } },
  );
  writeFileSync(
    join(unfinished, 'fonts.conf'),
    '<fontconfig><dir prefix="relative">fonts</dir></fontconfig>\n',
  );
  rmSync(UNPACKED, { recursive: true, force: true });
  renameSync(unfinished, UNPACKED);
}
