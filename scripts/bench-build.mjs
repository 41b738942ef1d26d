// `npm run bench:build`: how the build grows with the site. Builds copies of the project with generated brands, which
// have so many rooms that there are about 400 and 4,000 pages, prints time and memory, and fails past a limit.
//   node scripts/bench-build.mjs [--pages 400,4000]
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { addToList, copyProject } from './project-copy.mjs';

/** Time per page of the largest build, as a multiple of the smallest. */
const TIME_LIMIT = 1.3;
const MEMORY_LIMIT_MB = 3000;
const SAMPLE_EVERY_MS = 500;
const GENERATED = 5;
/** The brand that the generated ones are made from: its folder in content/, and what that exports. */
const MODEL = { id: 'joya-boutique', value: 'joyaBoutique' };

const { values: options } = parseArgs({ options: { pages: { type: 'string', default: '400,4000' } } });
const COPY = resolve('.cache', 'many-pages');

/** Every page but the 404 has an index.html in its folder. */
const countPages = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => basename(file) === 'index.html')
    .length;

/** Memory of a process and its descendants in MB. */
function memoryOf(pid) {
  const processes = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const processTree = new Set([pid]);
  for (let grown = true; grown;) {
    const children = processes.filter(([id, parent]) => processTree.has(parent) && !processTree.has(id));
    for (const [id] of children) processTree.add(id);
    grown = children.length > 0;
  }
  return processes.reduce((sum, [id, , kilobytes]) => sum + (processTree.has(id) ? kilobytes / 1000 : 0), 0);
}

/** Content of a brand like the model, with each of its rooms so many times; room ids are unique on the site. */
const contentOf = (id, value, firstRoom, copies) => `import { ${MODEL.value} as model } from '../${MODEL.id}';
import type { BrandContent, WrittenRoomSection } from '../types';
import './theme.css';

const { rooms, home } = model;
const idOf = (room: number) => ${firstRoom} + rooms.list.findIndex(({ id }) => id === room);
const section = (section: WrittenRoomSection) => ({
  ...section,
  featured: section.featured.map(({ roomId, photo }) => ({ roomId: idOf(roomId), photo })),
});

export const ${value}: BrandContent = {
  ...model,
  id: '${id}',
  name: 'Generated Brand ${id}',
  home: { ...home, ourLodges: section(home.ourLodges ?? home.bestRooms), bestRooms: section(home.bestRooms) },
  rooms: {
    ...rooms,
    list: Array.from({ length: ${copies} }).flatMap((_, copy) =>
      rooms.list.map((room) => ({
        ...room,
        id: idOf(room.id) + copy * rooms.list.length,
        ...(copy > 0 && { unlisted: true }),
      })),
    ),
  },
};
`;

function addBrand(number, copies) {
  const id = `generated-${number}`;
  const value = `generated${number}`;
  const folder = join(COPY, 'content', id);
  const model = join(COPY, 'content', MODEL.id);
  mkdirSync(folder);
  writeFileSync(join(folder, 'index.ts'), contentOf(id, value, number * 100_000, copies));
  writeFileSync(
    join(folder, 'theme.css'),
    readFileSync(join(model, 'theme.css'), 'utf8').replaceAll(`'${MODEL.id}'`, `'${id}'`),
  );
  cpSync(join(model, 'icon.svg'), join(folder, 'icon.svg'));
  addToList(COPY, id, value);
}

async function build() {
  const start = performance.now();
  const windows = process.platform === 'win32';
  const child = spawn(windows ? 'npm.cmd' : 'npm', ['run', 'build'], {
    cwd: COPY,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', DRAFT_LANGUAGES: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: windows,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  let memory = 0;
  const memoryTimer = setInterval(() => (memory = Math.max(memory, memoryOf(child.pid))), SAMPLE_EVERY_MS);
  const code = await new Promise((done) => child.on('close', done));
  clearInterval(memoryTimer);
  if (code !== 0) throw new Error(`The copy could not be built:\n${output}`);
  return { seconds: (performance.now() - start) / 1000, memory };
}

const rooms = countPages(join('out', MODEL.id, 'room'));
const others = countPages(join('out', MODEL.id)) - rooms;
const results = [];
try {
  for (const targetPages of options.pages.split(',').map(Number)) {
    copyProject(COPY);
    const pagesOfBrand = (targetPages - countPages('out')) / GENERATED;
    const copies = Math.max(1, Math.round((pagesOfBrand - others) / rooms));
    for (let number = 1; number <= GENERATED; number += 1) addBrand(number, copies);
    const { seconds, memory } = await build();
    const pages = countPages(join(COPY, 'out'));
    results.push({ pages, seconds, memory, msPerPage: (seconds / pages) * 1000 });
    process.stderr.write('.');
  }
} finally {
  rmSync(COPY, { recursive: true, force: true });
}

console.log('\n| pages | build | per page | most memory |\n|---:|---:|---:|---:|');
for (const { pages, seconds, memory, msPerPage } of results) {
  console.log(
    `| ${pages} | ${seconds.toFixed(0)} s | ${msPerPage.toFixed(0)} ms | ${memory.toFixed(0)} MB |`,
  );
}
const growth = results.at(-1).msPerPage / results[0].msPerPage;
const most = Math.max(...results.map(({ memory }) => memory));
console.log(
  `\nTime per page × ${growth.toFixed(2)} (limit ${TIME_LIMIT}), memory limit ${MEMORY_LIMIT_MB} MB`,
);
if (growth > TIME_LIMIT || most > MEMORY_LIMIT_MB) process.exitCode = 1;
