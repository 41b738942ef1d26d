// `npm run check:links`: tries every address outside the site that the export links to. Needs a network; without
// one it says so and is no failure.
//   node scripts/check-outside-links.mjs [folder]
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Parser } from 'htmlparser2';

const TIMEOUT_MS = 15_000;
const AT_ONCE = 4;
/** Such answers are for machines: the page may well be there for a visitor. */
const REFUSES_MACHINES = [401, 403, 405, 429, 999];
/** The network is missing, not the page. */
const NO_NETWORK = ['ENOTFOUND', 'EAI_AGAIN', 'ENETUNREACH', 'EHOSTUNREACH', 'ENETDOWN'];

const folder = process.argv[2] ?? 'out';
/** @type {Map<string, string>} address to one page that links to it */
const links = new Map();
for (const file of await readdir(folder, { recursive: true })) {
  if (!file.endsWith('.html')) continue;
  const parser = new Parser({
    onopentag(tag, { href, src }) {
      const address = tag === 'a' ? href : tag === 'iframe' ? src : undefined;
      if (address && /^https?:/.test(address) && !links.has(address)) links.set(address, file);
    },
  });
  parser.end(await readFile(join(folder, file), 'utf8'));
}

/** @returns {Promise<{ verdict: 'there' | 'unsure' | 'gone' | 'unreachable', why: string }>} */
async function look(address) {
  try {
    const response = await fetch(address, { redirect: 'follow', signal: AbortSignal.timeout(TIMEOUT_MS) });
    await response.body?.cancel();
    const why = `${response.status} ${response.statusText}`.trim();
    if (response.ok) return { verdict: 'there', why };
    return { verdict: REFUSES_MACHINES.includes(response.status) ? 'unsure' : 'gone', why };
  } catch (error) {
    const code = error.cause?.code ?? error.name;
    return { verdict: NO_NETWORK.includes(code) ? 'unreachable' : 'gone', why: code };
  }
}

const results = [];
const waiting = [...links.keys()].sort();
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    for (let address = waiting.shift(); address; address = waiting.shift()) {
      results.push({ address, ...(await look(address)) });
    }
  }),
);

if (results.length > 0 && results.every(({ verdict }) => verdict === 'unreachable')) {
  console.log(`Outside links: not tried, there is no network here (${results.length} addresses).`);
} else {
  for (const { address, verdict, why } of results) {
    if (verdict !== 'there')
      console.log(`${verdict.padEnd(12)} ${why.padEnd(16)} ${address}  (${links.get(address)})`);
  }
  const bad = results.filter(({ verdict }) => verdict === 'gone' || verdict === 'unreachable');
  console.log(`Outside links: ${results.length} tried, ${bad.length} do not answer`);
  if (bad.length > 0) process.exitCode = 1;
}
