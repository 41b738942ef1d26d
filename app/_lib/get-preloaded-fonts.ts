import * as themes from '@/content/themes';
import { throwContentError } from '@/content/fields/content-error';

interface ThemeFontsAndStyles {
  /** Font files, preloaded; without them theme.css uses fonts of the system. */
  readonly preloadedFonts?: readonly string[];
}

/**
 * The font files that the pages of a brand preload.
 * @throws when content/themes.ts does not name the brand
 */
export function getFontPathsToPreload(id: string): readonly string[] {
  const themesById: Readonly<Record<string, ThemeFontsAndStyles | undefined>> = { ...themes };
  const assets =
    themesById[id] ??
    throwContentError(
      { file: 'content/themes.ts' },
      `there is no line for the house "${id}".`,
      `Write: export * as '${id}' from './${id}/theme-fonts-and-styles';`,
    );
  return assets.preloadedFonts ?? [];
}
