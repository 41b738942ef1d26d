// A copy of the project in which somebody adds houses: a folder and a line in content/, one brand style file, and
// pictures; nothing else is touched. What tests and the build's measurement stand on.
import { cpSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

const NOT_COPIED = ['node_modules', 'out', 'art', '__tests__'];
/** The house that others are modelled on. */
export const MODEL = { id: 'joya-boutique', name: 'Joya Boutique', siteType: 'Joya Boutique Zanzibar' };

/**
 * @param {string} folder inside the project: the compiler follows no link that leaves it
 */
export function copyProject(folder) {
  const copy = resolve(folder);
  rmSync(copy, { recursive: true, force: true });
  for (const name of readdirSync('.')) {
    if (name.startsWith('.') || NOT_COPIED.includes(name)) continue;
    cpSync(name, join(copy, name), { recursive: true });
  }
  symlinkSync(relative(copy, resolve('node_modules')), join(copy, 'node_modules'), 'junction');
}

/**
 * @param {string} copy made by copyProject
 * @param {{ id: string, name: string, siteType: string, accent: string, roomsFrom: number }} house `accent` as CSS
 *   writes it; `roomsFrom` is added to the room numbers of the model
 */
export function addHouse(copy, { id, name, siteType, accent, roomsFrom }) {
  const edit = (file, change) => {
    const before = readFileSync(join(copy, file), 'utf8');
    const after = change(before);
    if (after === before) throw new Error(`${file} no longer looks as scripts/generated-houses.mjs expects`);
    writeFileSync(join(copy, file), after);
  };
  const variable = id.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());

  cpSync(join(copy, 'content', MODEL.id), join(copy, 'content', id), { recursive: true });
  writeFileSync(
    join(copy, 'content', id, 'index.ts'),
    `import { joyaBoutique } from '../${MODEL.id}';
import type { Brand } from '../types';

const words = JSON.stringify(joyaBoutique)
  .replaceAll('${MODEL.siteType}', '${siteType}')
  .replaceAll('${MODEL.name}', '${name}')
  .replaceAll('${MODEL.id}', '${id}')
  .replaceAll(/("(?:id|roomId)":|\\/room\\/)(\\d+)/g, (_, before, id) => before + (Number(id) + ${roomsFrom}));
const house: Brand = JSON.parse(words);

export const ${variable}: Brand = {
  ...house,
  rooms: { ...house.rooms, listed: house.rooms.listed.map((id) => id + ${roomsFrom}) },
};
`,
  );
  edit('content/index.ts', (text) =>
    text
      .replace('import', `import { ${variable} } from './${id}';\nimport`)
      .replace(/\n} satisfies Record<string, Brand>/, `\n  '${id}': ${variable},$&`),
  );
  const style = `app/styles/brands/${id}.css`;
  cpSync(join(copy, `app/styles/brands/${MODEL.id}.css`), join(copy, style));
  edit(style, (css) => css.replaceAll(/--color-accent: [^;]+/g, `--color-accent: ${accent}`));
  for (const folder of ['public/icons', 'public/social']) {
    for (const picture of readdirSync(join(copy, folder)).filter((file) => file.startsWith(MODEL.id))) {
      cpSync(join(copy, folder, picture), join(copy, folder, picture.replace(MODEL.id, id)));
    }
  }
}
