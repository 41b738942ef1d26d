/**
 * Draws what each house needs beyond its pages: icons, and the card that is shown when a page is shared.
 *
 *   npm run photos          (after the pictures, also before every build)
 *
 * The results are committed. A card is made again only when its picture, its words or this file change.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const SIGNS = 'components/ui/wordmark/signs.json';
const PHOTOS = 'content/photos/manifest.json';
const MADE = 'scripts/brand-images.json';
const FONTS = 'node_modules';

const CORMORANT = { file: '@fontsource/cormorant/files/cormorant-latin-500-normal.woff2' };
const FRAUNCES = { file: '@fontsource/fraunces/files/fraunces-latin-600-normal.woff2' };
const FIGTREE = {
  file: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  weight: 600,
};

/** Names and marks as in content; colours of the houses' dark grounds and of what stands on them. */
const HOUSES = {
  'beachsuites-villa': {
    name: 'Beach Suites & Villa',
    place: 'Jambiani, Zanzibar',
    mark: 'fine',
    picture: 'landing-villa',
    face: { ...CORMORANT, size: 92, tracking: 0 },
    colours: { ground: '#0f2b33', sign: '#e3be78', shade: '#08161c' },
  },
  'joya-boutique': {
    name: 'Joya Boutique',
    place: 'Jambiani, Zanzibar',
    mark: 'round',
    picture: 'landing-boutique',
    face: { ...FRAUNCES, size: 84, tracking: -1.5 },
    colours: { ground: '#9c4421', sign: '#fff3df', shade: '#241209' },
  },
  family: {
    name: 'Joya Zanzibar',
    place: 'Two houses on the beach of Jambiani',
    mark: 'fine',
    picture: 'village-shore',
    face: { ...CORMORANT, size: 96, tracking: 0 },
    colours: { ground: '#0f2b33', sign: '#f4ecdd', shade: '#08161c' },
  },
};

const readJson = async (file, fallback) =>
  fallback && !existsSync(file) ? fallback : JSON.parse(await readFile(file, 'utf8'));

function sign({ arch, waves, sun, stroke }, colour, width = stroke) {
  const lines = [arch, ...waves].map((d) => `<path d="${d}"/>`).join('');
  const disc = `<circle cx="24" cy="${sun.y}" r="${sun.radius}" fill="${sun.filled ? colour : 'none'}"/>`;
  return `<g fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round">${lines}${disc}</g>`;
}

const svg = (width, height, inner, viewBox = `0 0 ${width} ${height}`) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}">${inner}</svg>`;

/** The sign on the house's ground. `reach` is how much of the square it takes: a mask may cut the outer fifth. */
function icon({ colours }, drawing, { reach, corner }) {
  const size = 48;
  const inset = (size * (1 - reach)) / 2;
  return svg(
    size,
    size,
    `<rect width="${size}" height="${size}" rx="${corner}" fill="${colours.ground}"/>` +
      `<g transform="translate(${inset} ${inset}) scale(${reach})">${sign(drawing, colours.sign, Math.max(drawing.stroke, 2.4))}</g>`,
  );
}

/** Letters as outlines: the same on every machine, whatever fonts it has. */
async function lettering(text, { file, weight, size, tracking }) {
  const [{ default: wawoff2 }, fontkit] = await Promise.all([import('wawoff2'), import('fontkit')]);
  const woff2 = await readFile(path.join(FONTS, file));
  const face = fontkit.create(Buffer.from(await wawoff2.decompress(woff2)));
  const font = weight ? face.getVariation({ wght: weight }) : face;
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let x = 0;
  return glyphs
    .map((glyph, i) => {
      const at = x;
      x += positions[i].xAdvance * scale + tracking;
      return `<path transform="translate(${at.toFixed(2)} 0) scale(${scale} ${-scale})" d="${glyph.path.toSVG()}"/>`;
    })
    .join('');
}

async function socialCard({ name, place, picture, face, colours }, drawing, file) {
  const { default: sharp } = await import('sharp');
  const words = await lettering(name, face);
  const small = await lettering(place.toUpperCase(), { ...FIGTREE, size: 22, tracking: 4.5 });
  const veil = `<defs><linearGradient id="veil" x2="0" y2="1">
      <stop offset=".38" stop-color="${colours.shade}" stop-opacity="0"/>
      <stop offset=".72" stop-color="${colours.shade}" stop-opacity=".62"/>
      <stop offset="1" stop-color="${colours.shade}" stop-opacity=".86"/>
    </linearGradient></defs><rect width="1200" height="630" fill="url(#veil)"/>`;
  const marks =
    `<g transform="translate(62 424) scale(2.7)">${sign(drawing, colours.sign)}</g>` +
    `<g fill="#fffaf1" transform="translate(208 506)">${words}</g>` +
    `<g fill="#fffaf1" transform="translate(212 550)">${small}</g>`;
  await sharp(`public/photos/${picture}.webp`)
    .resize(1200, 630, { fit: 'cover' })
    .composite([{ input: Buffer.from(svg(1200, 630, veil + marks)) }])
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(file);
}

/** The smallest .ico that holds PNGs: a head, a directory, the pictures. */
function ico(pictures) {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  pictures.forEach(({ size, bytes }, i) => {
    const at = 6 + 16 * i;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(bytes.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += bytes.length;
  });
  return Buffer.concat([head, ...pictures.map(({ bytes }) => bytes)]);
}

async function icons(id, house, drawing) {
  const { default: sharp } = await import('sharp');
  const rounded = icon(house, drawing, { reach: 0.8, corner: 11 });
  const square = icon(house, drawing, { reach: 0.72, corner: 0 });
  const maskable = icon(house, drawing, { reach: 0.58, corner: 0 });
  const png = (drawn, size) =>
    sharp(Buffer.from(drawn), { density: (72 * size) / 48 })
      .resize(size, size)
      .png({ compressionLevel: 9, palette: true });

  await writeFile(`public/icons/${id}.svg`, `${rounded}\n`);
  await png(square, 180).toFile(`public/icons/${id}-touch.png`);
  if (id !== 'family') return;
  // the whole site is one web app, so its manifest and its .ico wear the family's sign
  for (const size of [192, 512]) {
    await png(rounded, size).toFile(`public/icons/${id}-${size}.png`);
    await png(maskable, size).toFile(`public/icons/${id}-maskable-${size}.png`);
  }
  const small = [16, 32, 48].map(async (size) => ({ size, bytes: await png(rounded, size).toBuffer() }));
  await writeFile('public/favicon.ico', ico(await Promise.all(small)));
}

const signs = await readJson(SIGNS);
const photos = await readJson(PHOTOS);
const made = await readJson(MADE, {});
const recipe = await readFile(fileURLToPath(import.meta.url));
await Promise.all(['public/icons', 'public/social'].map((folder) => mkdir(folder, { recursive: true })));

for (const [id, house] of Object.entries(HOUSES)) {
  const picture = photos[house.picture];
  if (!picture) {
    throw new Error(
      `The social card of ${id} shows content/photos/${house.picture}.jpg, which is not there. Put it back or choose another in scripts/brand-images.mjs.`,
    );
  }
  const drawing = signs[house.mark];
  const inputs = createHash('sha256')
    .update(recipe)
    .update(JSON.stringify([drawing, picture.version]))
    .digest('hex')
    .slice(0, 8);
  const card = `public/social/${id}.jpg`;
  if (made[id] === inputs && existsSync(card) && existsSync(`public/icons/${id}.svg`)) continue;
  await icons(id, house, drawing);
  await socialCard(house, drawing, card);
  made[id] = inputs;
  console.log(`brand images: icons and social card of ${id} made`);
}
await writeFile(MADE, `${JSON.stringify(made, null, 2)}\n`);
