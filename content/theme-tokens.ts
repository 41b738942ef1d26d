import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fail } from './validation';

interface Theme {
  readonly file: string;
  /** Selector of the light and of the dark block, and the tokens that it sets. */
  readonly blocks: readonly { readonly selector: string; readonly tokens: readonly string[] }[];
}

/** @throws when a brand has no theme.css, or one without a token that another brand's has */
export function checkThemes(ids: readonly string[], folder = path.join(process.cwd(), 'content')): void {
  const themes = ids.map((id) => readTheme(id, folder));
  for (const { file, blocks } of themes) {
    for (const [at, { selector, tokens }] of blocks.entries()) {
      for (const other of themes) {
        const missing = other.blocks[at]?.tokens.find((token) => !tokens.includes(token));
        if (missing) fail(file, `${selector} does not set ${missing}, which ${other.file} sets. Add it.`);
      }
    }
  }
}

function readTheme(id: string, folder: string): Theme {
  const file = `content/${id}/theme.css`;
  let css: string;
  try {
    css = readFileSync(path.join(folder, id, 'theme.css'), 'utf8');
  } catch {
    return fail(file, 'the file is missing. It sets the same tokens as the theme.css of the other brands.');
  }
  const day = `[data-brand='${id}']`;
  const blocks = [day, `${day}.dark`].map((selector) => {
    const [, block] = css.split(`\n${selector} {`);
    if (block === undefined)
      return fail(file, `there is no ${selector} { … }. Write it with the tokens of the other brands.`);
    const [inside = ''] = block.split('}');
    return { selector, tokens: [...inside.matchAll(/(--[\w-]+):/g)].map(([, token = '']) => token) };
  });
  return { file, blocks };
}
