import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { copyProject } from '../../scripts/project-copy.mjs';
import { serveExport } from '../../scripts/serve.mjs';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { TAP_TARGETS, tapAfterPaint, type Conditions, type Tap, type TapTarget } from './taps';

/** On each control, at each speed. */
const TAPS = Number(process.env.TAPS ?? 100);
/** For both speeds; what is measured by then is the answer. */
const MINUTES = Number(process.env.MINUTES ?? Infinity);
const AT_ONCE = 3;

const COPY = resolve('.cache', 'plain-build');

/** A phone four times as slow as this machine, on a mobile network at the edge of its reach. */
async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const bytesPerSecond = 400_000 / 8;
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** Name, conditions, and until how long after the first paint taps come. */
const CONDITIONS: readonly [name: string, conditions: Conditions, withinMs: number][] = [
  ['normal speed', {}, 500],
  ['4 × slower, 400 kbit/s, 400 ms', { prepare: slowDown }, 8000],
];

test.setTimeout(10 * 60 * 60_000);

/** The same site as `next build` leaves it. */
let plain: Awaited<ReturnType<typeof serveExport>>;
const tables: string[] = [];

test.beforeAll(async () => {
  copyProject(COPY);
  const env = { ...process.env, NODE_ENV: 'production' } as const;
  const { status, stderr } = spawnSync('npx next build', { cwd: COPY, env, shell: true, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The copy could not be built:\n${stderr}`);
  plain = await serveExport({ folder: join(COPY, 'out'), host: '127.0.0.1' });
});

test.afterAll(async () => {
  await plain.close();
  rmSync(COPY, { recursive: true, force: true });
  console.log(tables.join('\n\n'));
});

interface Measured {
  readonly target: TapTarget;
  readonly site: Tap[];
  readonly plain: Tap[];
}

/** Taps each control in turn, on the site and on the plain build, so that a busy moment meets them all. */
async function measure(browser: Browser, conditions: Conditions, withinMs: number): Promise<Measured[]> {
  const measured = TAP_TARGETS.map((target) => ({ target, site: [], plain: [] }) satisfies Measured);
  const onPlain = { ...conditions, baseURL: `http://127.0.0.1:${plain.port}` };
  const end = Date.now() + (MINUTES / CONDITIONS.length) * 60_000;
  let next = 0;
  const tapOn = async () => {
    while (next < TAPS * measured.length && Date.now() < end) {
      const { target, ...taps }: Measured = measured[next++ % measured.length]!;
      const afterMs = Math.random() * withinMs;
      taps.site.push(await tapAfterPaint(browser, target, afterMs, conditions));
      taps.plain.push(await tapAfterPaint(browser, target, afterMs, onPlain));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, tapOn));
  return measured;
}

const timesOf = (taps: readonly Tap[]) =>
  taps.flatMap(({ ms }) => ms ?? []).sort((one, other) => one - other);

/** Early taps, median, longest, lost. */
function cellsOf(taps: readonly Tap[]): string {
  const times = timesOf(taps);
  const early = taps.filter((tap) => tap.early).length;
  return [
    `${early} of ${taps.length}`,
    times[Math.floor(times.length / 2)] ?? '',
    times.at(-1) ?? '',
    taps.length - times.length,
  ].join(' | ');
}

const tableOf = (condition: string, measured: readonly Measured[]) =>
  [
    `| ms from tap to effect, ${condition} | early taps | median | longest | lost | plain: early taps | median | longest | lost |`,
    '|---|---:|---:|---:|---:|---:|---:|---:|---:|',
    ...measured.map(
      ({ target, ...taps }) => `| ${target.name} | ${cellsOf(taps.site)} | ${cellsOf(taps.plain)} |`,
    ),
  ].join('\n');

for (const [condition, conditions, withinMs] of CONDITIONS) {
  test(`no tap is lost, and none acts twice: ${condition}`, async ({ browser }) => {
    const measured = await measure(browser, conditions, withinMs);
    tables.push(tableOf(condition, measured));
    const lost = measured.filter(({ site }) => timesOf(site).length < site.length);
    expect(lost.map(({ target }) => target.name)).toEqual([]);
    const sent = measured.find(({ target }) => target.name === 'contact submit')?.site ?? [];
    expect(sent.map(({ messages }) => messages)).toEqual(sent.map(() => 1));
  });
}
