import type { BrowserContext, Page } from 'playwright-core';
import { TAP_TARGETS, tapAfterPaint, type Tap, type TapTarget } from '../browser/support/taps';
import type { VisitOptions } from '../browser/support/visitor';

/** TAPS=10 is a quick look. */
const TAPS = Number(process.env.TAPS ?? 100);
const AT_ONCE = 3;

/** A phone four times as slow as this machine, on a mobile network at the edge of its reach. */
async function slowDown(context: BrowserContext, page: Page): Promise<void> {
  const devtools = await context.newCDPSession(page);
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

/** Name, options, and until how long after the first paint taps come. */
const CONDITIONS: readonly [name: string, options: VisitOptions, withinMs: number][] = [
  ['normal speed', {}, 500],
  ['a slow phone', { prepare: slowDown }, 8000],
];

jest.setTimeout(60 * 60_000);

const rows: string[] = [];
afterAll(() =>
  console.log(
    `| from tap to effect, ms | early taps | median | longest | lost |\n|---|---:|---:|---:|---:|\n${rows.join('\n')}`,
  ),
);

async function tapMany(target: TapTarget, options: VisitOptions, withinMs: number): Promise<Tap[]> {
  const taps: Tap[] = [];
  let left = TAPS;
  const tapOn = async () => {
    while (left-- > 0) taps.push(await tapAfterPaint(target, Math.random() * withinMs, options));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, tapOn));
  return taps;
}

describe.each(CONDITIONS)('at %s', (condition, options, withinMs) => {
  test.each(TAP_TARGETS.map((target) => [target.name, target] as const))(
    'no tap on %s is lost, and none acts twice',
    async (name, target) => {
      const taps = await tapMany(target, options, withinMs);
      const times = taps.flatMap(({ ms }) => ms ?? []).sort((one, other) => one - other);
      const lost = taps.length - times.length;
      const early = taps.filter((tap) => tap.early).length;
      rows.push(
        `| ${name}, ${condition} | ${early} of ${taps.length} | ${times[Math.floor(times.length / 2)]} | ${times.at(-1)} | ${lost} |`,
      );
      expect(lost).toBe(0);
      if (name === 'contact submit') expect(taps.map(({ messages }) => messages)).toEqual(taps.map(() => 1));
    },
  );
});
