// `npm run bench:build`: measures how build time and memory grow with the number of pages. Builds copies of the project
// with generated brands and rooms, and fails if a limit is exceeded.
//   npm run bench:build -- [--pages 400,4000]
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { addBrandToThemesFile, copyProject } from './support/copy-project';
import { runMain } from './support/run-main';

/** Time per page of the largest build, as a multiple of the smallest. */
const TIME_LIMIT = 1.3;
const MEMORY_LIMIT_MB = 3000;
const SAMPLE_EVERY_MS = 500;
const GENERATED = 5;
/** The brand that the generated ones are made from: its folder in content/. */
const MODEL = 'joya-boutique';
const COPY = resolve('.cache', 'many-pages');

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { pages: { type: 'string', default: '400,4000' } } });
  const results = await measureBuilds(values.pages.split(',').map(Number));

  console.log('\n| pages | build | per page | most memory |\n|---:|---:|---:|---:|');
  for (const { pages, seconds, msPerPage, memoryMb } of results)
    console.log(
      `| ${pages} | ${seconds.toFixed(0)} s | ${msPerPage.toFixed(0)} ms | ${memoryMb.toFixed(0)} MB |`,
    );
  const growth = (results.at(-1)?.msPerPage ?? 0) / (results[0]?.msPerPage ?? 0);
  const mostMb = Math.max(...results.map(({ memoryMb }) => memoryMb));
  console.log(
    `\nTime per page × ${growth.toFixed(2)} (limit ${TIME_LIMIT}), memory limit ${MEMORY_LIMIT_MB} MB`,
  );
  if (growth > TIME_LIMIT || mostMb > MEMORY_LIMIT_MB) process.exitCode = 1;
}

interface Measurement {
  readonly pages: number;
  readonly seconds: number;
  readonly msPerPage: number;
  readonly memoryMb: number;
}

async function measureBuilds(pageCounts: readonly number[]): Promise<readonly Measurement[]> {
  const rooms = countPages(join('out', MODEL, 'room'));
  const otherPages = countPages(join('out', MODEL)) - rooms;
  const results: Measurement[] = [];
  try {
    for (const targetPages of pageCounts) {
      copyProject(COPY);
      const pagesOfBrand = (targetPages - countPages('out')) / GENERATED;
      const copies = Math.max(1, Math.round((pagesOfBrand - otherPages) / rooms));
      for (let number = 1; number <= GENERATED; number += 1) addBrand(number, copies);
      const { seconds, memoryMb } = await build();
      const pages = countPages(join(COPY, 'out'));
      results.push({ pages, seconds, memoryMb, msPerPage: (seconds / pages) * 1000 });
      process.stderr.write('.');
    }
  } finally {
    rmSync(COPY, { recursive: true, force: true });
  }
  return results;
}

/** Counts the index.html files, which every page except the 404 has. */
const countPages = (folder: string): number =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => basename(file) === 'index.html')
    .length;

/** The memory of a process and its descendants in MB. */
function measureMemory(pid: number): number {
  const processes = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => {
      const [id = 0, parent = 0, kilobytes = 0] = line.trim().split(/\s+/).map(Number);
      return { id, parent, kilobytes };
    });
  const processTree = new Set([pid]);
  let children: typeof processes;
  do {
    children = processes.filter(({ id, parent }) => processTree.has(parent) && !processTree.has(id));
    for (const { id } of children) processTree.add(id);
  } while (children.length > 0);
  return processes.reduce((sum, { id, kilobytes }) => sum + (processTree.has(id) ? kilobytes / 1000 : 0), 0);
}

type Json = ReturnType<typeof JSON.parse>;

/** Adds a copy of the model brand that has each room `copies` times. Room ids are unique on the site. */
function addBrand(number: number, copies: number): void {
  const id = `generated-${number}`;
  const folder = join(COPY, 'content', id);
  cpSync(join(COPY, 'content', MODEL), folder, { recursive: true });
  const change = (name: string, edit: (content: Json) => Json) => {
    const file = join(folder, name);
    writeFileSync(file, JSON.stringify(edit(JSON.parse(readFileSync(file, 'utf8')))));
  };
  const roomIds: readonly number[] = JSON.parse(readFileSync(join(folder, 'rooms.json'), 'utf8')).list.map(
    (room: Json) => room.id,
  );
  const getId = (room: number, copy = 0) => number * 100_000 + roomIds.indexOf(room) + copy * roomIds.length;
  change('brand.json', (brand) => ({ ...brand, name: `Generated Brand ${id}`, position: 10 + number }));
  change('rooms.json', ({ list, ...rooms }) => ({
    ...rooms,
    list: Array.from({ length: copies }).flatMap((_, copy) =>
      list.map((room: Json) => ({
        ...room,
        id: getId(room.id, copy),
        // two rooms cannot have the same description
        summary: `${room.summary} ${copy}`,
        description: [...room.description, String(copy)],
        ...(copy > 0 && { unlisted: true }),
      })),
    ),
  }));
  const renumber = ({ featured, ...section }: Json) => ({
    ...section,
    featured: featured.map((room: Json) => ({ ...room, roomId: getId(room.roomId) })),
  });
  change('home.json', (home) => ({
    ...home,
    ourLodges: renumber(home.ourLodges),
    bestRooms: renumber(home.bestRooms),
  }));
  const theme = join(folder, 'theme.css');
  writeFileSync(theme, readFileSync(theme, 'utf8').replaceAll(`'${MODEL}'`, `'${id}'`));
  addBrandToThemesFile(COPY, id);
}

async function build(): Promise<Pick<Measurement, 'seconds' | 'memoryMb'>> {
  const start = performance.now();
  const windows = process.platform === 'win32';
  const child = spawn(windows ? 'npm.cmd' : 'npm', ['run', 'build'], {
    cwd: COPY,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: windows,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  let memoryMb = 0;
  const memoryTimer = setInterval(() => {
    if (child.pid) memoryMb = Math.max(memoryMb, measureMemory(child.pid));
  }, SAMPLE_EVERY_MS);
  const [code] = await once(child, 'close');
  clearInterval(memoryTimer);
  if (code !== 0) throw new Error(`The copy could not be built:\n${output}`);
  return { seconds: (performance.now() - start) / 1000, memoryMb };
}

runMain(import.meta.url, main);
