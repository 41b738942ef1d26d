// Finds the browser that opens the exported site in tests and benchmarks: CHROME_PATH, else the Chromium that came with
// the project's packages, else the machine's own Chrome or Chromium. The one of the packages is a headless shell, which
// opens a page in a third of the time and is the same on every machine.
import { execFile } from 'node:child_process';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { chromium, type LaunchOptions } from '@playwright/test';

type BrowserOptions = LaunchOptions & { readonly executablePath: string };

const ON_PATH = [
  'google-chrome-stable',
  'google-chrome',
  'chromium',
  'chromium-browser',
  'chrome',
  'microsoft-edge',
];
const IN_PLACE: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter((folder) => folder !== undefined)
    .flatMap((folder) => [
      `${folder}\\Google\\Chrome\\Application\\chrome.exe`,
      `${folder}\\Microsoft\\Edge\\Application\\msedge.exe`,
    ]),
};

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function installedBrowsers() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const onPath = ON_PATH.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...(IN_PLACE[process.platform] ?? [])].filter(isExecutable);
}

const CACHE = join(process.cwd(), 'node_modules', '.cache');

/** Whether it is the packaged browser, which renders the same on every machine. */
export const isBrowserFromNpmPackage = ({ executablePath = '' }: LaunchOptions): boolean =>
  executablePath.startsWith(CACHE);

/** Lets the packaged browser use only the font of its package, and no system fonts. */
const FONTS_FILE = 'fonts.conf';
const FONTS = '<fontconfig><dir prefix="relative">fonts</dir></fontconfig>\n';

/**
 * Unpacks @sparticuz/chromium once into node_modules/.cache. With AWS_LAMBDA_JS_RUNTIME set it also unpacks system
 * libraries that a minimal Linux lacks.
 */
async function findPackagedBrowser(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const packageFile = new URL('../../package.json', import.meta.resolve('@sparticuz/chromium'));
  const { version } = JSON.parse(readFileSync(packageFile, 'utf8'));
  const folder = join(CACHE, `chromium-${version}`);
  if (!existsSync(join(folder, FONTS_FILE))) {
    const unfinished = `${folder}.${process.pid}`;
    mkdirSync(unfinished, { recursive: true });
    await promisify(execFile)(
      process.execPath,
      ['-e', "require('@sparticuz/chromium').executablePath().catch((error) => { throw error; })"],
      { env: { ...process.env, TMPDIR: unfinished, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' } },
    );
    writeFileSync(join(unfinished, FONTS_FILE), FONTS);
    rmSync(folder, { recursive: true, force: true });
    renameSync(unfinished, folder);
  }
  return folder;
}

/**
 * - A mouse, as Playwright sets it. It is repeated because a second flag of this name replaces the first.
 * - The distance from the viewport at which lazy photos load on 4G. A headless shell has no connection type and loads
 *   them from 3000 px away, unlike a phone.
 */
const BLINK_SETTINGS = [
  'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4',
  'lazyLoadingImageMarginPxUnknown=1250,lazyLoadingImageMarginPx4G=1250',
].join(',');

/** Launch options to try, in order. */
async function* candidates(headed: boolean): AsyncGenerator<BrowserOptions> {
  const chromePath = process.env.CHROME_PATH;
  if (chromePath) {
    yield { executablePath: chromePath };
    return;
  }
  // a headless shell cannot open a window
  const folder = headed ? undefined : await findPackagedBrowser();
  if (folder) {
    // date fields use the language of the system
    const env = { ...process.env, FONTCONFIG_FILE: join(folder, FONTS_FILE), LC_ALL: 'en_GB.UTF-8' };
    const packaged = { executablePath: join(folder, 'chromium'), args: ['--no-sandbox'], env };
    yield packaged;
    yield {
      ...packaged,
      env: {
        ...env,
        LD_LIBRARY_PATH: [join(folder, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH]
          .filter(Boolean)
          .join(':'),
      },
    };
  }
  for (const executablePath of installedBrowsers()) yield { executablePath };
}

/**
 * Returns launch options of a browser that works on this machine. It resolves only local hosts.
 * @param options.headed a browser with a window
 */
export async function findBrowser({ headed = false } = {}): Promise<BrowserOptions> {
  const failures: string[] = [];
  for await (const candidate of candidates(headed)) {
    const options = {
      ...candidate,
      headless: !headed,
      args: [
        ...(candidate.args ?? []),
        `--blink-settings=${BLINK_SETTINGS}`,
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
      ],
    };
    try {
      const browser = await chromium.launch(options);
      await browser.close();
      return options;
    } catch (error) {
      failures.push(
        `${candidate.executablePath}: ${String(error instanceof Error ? error.message : error).split('\n')[0]}`,
      );
    }
  }
  const remedy = process.env.CHROME_PATH
    ? 'CHROME_PATH is set: let it name the program of Chrome or Chromium, or unset it'
    : 'install Chrome or Chromium (Debian and Ubuntu: "apt-get install chromium") or set CHROME_PATH to its program';
  throw new Error(
    [`No browser for the tests here: ${remedy}.`, ...failures.map((failure) => `  tried ${failure}`)].join(
      '\n',
    ),
  );
}
