import { expect, test, type Browser, type Page } from '@playwright/test';
import { TAP_TARGETS, tapAfterPaint, type Prepare, type Tap, type TapTarget } from './taps';

/** On each control, at each speed. */
const TAPS = Number(process.env.TAPS ?? 100);
/** For both speeds; what is measured by then is the answer. */
const MINUTES = Number(process.env.MINUTES ?? Infinity);
const AT_ONCE = 3;

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
const CONDITIONS: readonly [name: string, prepare: Prepare, withinMs: number][] = [
  ['normal speed', async () => {}, 500],
  ['4 × slower, 400 kbit/s, 400 ms', slowDown, 8000],
];

test.setTimeout(10 * 60 * 60_000);

const tables: string[] = [];

test.afterAll(() => console.log(tables.join('\n\n')));

interface Measured {
  readonly target: TapTarget;
  readonly taps: Tap[];
}

/** Taps each control in turn, so that a busy moment meets them all. */
async function measure(browser: Browser, prepare: Prepare, withinMs: number): Promise<Measured[]> {
  const measured: Measured[] = TAP_TARGETS.map((target) => ({ target, taps: [] }));
  const end = Date.now() + (MINUTES / CONDITIONS.length) * 60_000;
  let next = 0;
  const tapOn = async () => {
    while (next < TAPS * measured.length && Date.now() < end) {
      const { target, taps } = measured[next++ % measured.length]!;
      taps.push(await tapAfterPaint(browser, target, Math.random() * withinMs, prepare));
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
    `| ms from tap to effect, ${condition} | early taps | median | longest | lost |`,
    '|---|---:|---:|---:|---:|',
    ...measured.map(({ target, taps }) => `| ${target.name} | ${cellsOf(taps)} |`),
  ].join('\n');

for (const [condition, prepare, withinMs] of CONDITIONS) {
  test(`no tap is lost, and none acts twice: ${condition}`, async ({ browser }) => {
    const measured = await measure(browser, prepare, withinMs);
    tables.push(tableOf(condition, measured));
    const lost = measured.filter(({ taps }) => timesOf(taps).length < taps.length);
    expect(lost.map(({ target }) => target.name)).toEqual([]);
    const sent = measured.find(({ target }) => target.name === 'contact submit')?.taps ?? [];
    expect(sent.map(({ messages }) => messages)).toEqual(sent.map(() => 1));
  });
}
