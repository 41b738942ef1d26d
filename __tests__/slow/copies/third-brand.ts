import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addTheme } from '../../../scripts/project-copy.mjs';
import { changeContent } from './copy';

export const ID = 'mangrove-lodge';
export const NAME = 'Mangrove Lodge';
export const ACCENT = '#12345a';
export const PHONE = '+255777000000';
export const ROOM = 21;

const MODEL = 'beachsuites-villa';

/** Adds a further brand through content and pictures alone: like the villa, in the layouts of the boutique. */
export function addThirdBrand(copy: string): void {
  const folder = join(copy, 'content', ID);
  const edit = (file: string, change: (text: string) => string) =>
    writeFileSync(join(folder, file), change(readFileSync(join(folder, file), 'utf8')));

  cpSync(join(copy, 'content', MODEL), folder, { recursive: true });
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.json')))
    // ids of rooms are unique on the site: room 1 becomes room 21
    edit(file, (text) =>
      text.replaceAll('Beach Suites & Villas', 'Huts').replace(/(?<="(?:id|roomId)": |\/room\/)(?=\d)/g, '2'),
    );
  const { layouts } = JSON.parse(readFileSync('content/joya-boutique/brand.json', 'utf8'));
  changeContent(copy, `${ID}/brand`, (brand) =>
    Object.assign(brand, {
      name: NAME,
      siteType: `${NAME} Pemba`,
      position: 3,
      layouts,
      tag: 'Far away',
      summary: 'a lodge',
      booking: { url: 'https://booking.example/mangrove-lodge' },
      landingPhoto: 'landing-mangrove',
    }),
  );
  cpSync(join(copy, 'content/shared/business.json'), join(folder, 'shared/business.json'));
  changeContent(copy, `${ID}/shared/business`, (business) =>
    Object.assign(business, {
      phone: PHONE,
      phoneHasWhatsApp: true,
      address: { place: 'Ras Mkumbuu', region: 'Pemba', country: 'Tanzania' },
      point: { latitude: -5.197, longitude: 39.661 },
    }),
  );
  edit('theme.css', (css) =>
    css
      .replace(/@font-face \{[^}]*\}/g, '')
      .replaceAll(MODEL, ID)
      .replace(/--color-accent: .*/, `--color-accent: ${ACCENT};`)
      .replace(/--font-heading: .*/, '--font-heading: Georgia, serif;')
      .replace(/--font-text: .*/, '--font-text: system-ui;'),
  );
  // fonts that the visitor's system has need no file
  writeFileSync(join(folder, 'theme.ts'), "import './theme.css';\n");
  addTheme(copy, ID);
  const photo = join(copy, 'content/photos/landing-mangrove');
  cpSync('content/photos/sunset-dhow.jpg', `${photo}.jpg`);
  writeFileSync(`${photo}.json`, JSON.stringify({ file: 'landing-mangrove.jpg', alt: 'A boat at low tide' }));
}
