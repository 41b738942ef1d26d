import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getIconPaths } from '../../content/model/brand';
import { SITE_ID } from '../../content/model/content-type';
import { assertDrawing, readContentFileText, throwNoDrawing } from '../../content/read/read-text';

const CONTENT = 'content';
const PUBLIC = 'public';
const HOME_SCREEN_SIZE = 180;

/** Home screens round the corners themselves, so transparent corners are filled with the edge colour. */
async function renderForHomeScreen(svg: Buffer, source: string, file: string): Promise<void> {
  // imported on demand: most runs have nothing to render
  const { default: sharp } = await import('sharp');
  const size = HOME_SCREEN_SIZE;
  const drawn = await sharp(svg, { density: 300 })
    .resize(size, size)
    .png()
    .toBuffer()
    .catch(() => throwNoDrawing(source));
  const edge = { left: size / 2, top: 1, width: 1, height: 1 };
  const [r = 0, g = 0, b = 0] = await sharp(drawn).extract(edge).raw().toBuffer();
  await sharp(drawn).flatten({ background: { r, g, b } }).png({ palette: true }).toFile(file);
}

function readDrawing(file: string): Buffer {
  const text = readContentFileText(file);
  assertDrawing(file, text);
  return Buffer.from(text);
}

/**
 * Publishes the drawings of every brand and of the site itself: content/<brand>/icon.svg as it is for browser tabs and
 * rendered for home screens, and content/<brand>/house.svg, where there is one, for the brand's home. The results are
 * committed; an icon is rendered again only when its SVG has changed.
 */
export async function generateIconsAndHouseDrawings(): Promise<void> {
  mkdirSync(join(PUBLIC, 'icons'), { recursive: true });
  for (const name of readdirSync(CONTENT)) {
    const house = join(CONTENT, name, 'house.svg');
    if (existsSync(house)) writeFileSync(join(PUBLIC, 'icons', `${name}-house.svg`), readDrawing(house));
    const source = join(CONTENT, name, 'icon.svg');
    if (!existsSync(source)) continue;
    const svg = readDrawing(source);
    const icons = getIconPaths(name === 'shared' ? SITE_ID : name);
    const [tab, homeScreen] = [join(PUBLIC, icons.tab), join(PUBLIC, icons.homeScreen)];
    if (existsSync(tab) && existsSync(homeScreen) && readFileSync(tab).equals(svg)) continue;
    await renderForHomeScreen(svg, source, homeScreen);
    writeFileSync(tab, svg);
    console.log(`icons: ${source} rendered`);
  }
}
