// Draws the icons of browser tabs and home screens into public/ from the sign of the wordmark. Run by hand when
// the sign or its colours change: node scripts/draw-icons.mjs
import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

/** One icon for each way the sign is drawn (`mark` in content). */
const MARKS = {
  fine: { ground: '#0f2b33', ink: '#e3be78', stroke: 2 },
  round: { ground: '#9c4a2c', ink: '#fff8ec', stroke: 3 },
};

/** The sign of components/ui/wordmark, in a square; `room` is the part of the square it fills. */
function icon({ ground, ink, stroke }, { room, radius }) {
  const scale = (64 * room) / 36;
  const left = (64 - 32 * scale) / 2;
  const top = (64 - 36 * scale) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="${radius}" fill="${ground}"/><g transform="translate(${left.toFixed(2)} ${top.toFixed(2)}) scale(${scale.toFixed(3)})" fill="none" stroke="${ink}" stroke-width="${stroke}" stroke-linecap="round"><path d="M4 34V16C4 9 9 4 16 1c7 3 12 8 12 15v18"/><path d="M8 27c3-3 5-3 8 0s5 3 8 0"/></g></svg>\n`;
}

const png = (svg, size) => sharp(Buffer.from(svg), { density: 600 }).resize(size, size).png().toBuffer();

/** A .ico file around one PNG. */
function ico(image, size) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(image.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, image]);
}

await mkdir('public/icons', { recursive: true });
for (const [name, mark] of Object.entries(MARKS)) {
  const tab = icon(mark, { room: 0.74, radius: 14 });
  const square = icon(mark, { room: 0.62, radius: 0 });
  await writeFile(`public/icons/${name}.svg`, tab);
  await writeFile(`public/icons/${name}-180.png`, await png(square, 180));
}
const family = icon(MARKS.fine, { room: 0.74, radius: 14 });
await writeFile('public/icons/fine-192.png', await png(family, 192));
await writeFile('public/icons/fine-512.png', await png(family, 512));
await writeFile(
  'public/icons/fine-maskable-512.png',
  await png(icon(MARKS.fine, { room: 0.5, radius: 0 }), 512),
);
await writeFile('public/favicon.ico', ico(await png(family, 32), 32));
