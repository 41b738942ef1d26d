import * as themes from '@/content/themes';
import { throwContentError } from '@/content/fields/content-error';

interface Theme {
  /** Font files, preloaded; without them theme.css uses fonts of the system. */
  readonly preloadedFonts?: readonly string[];
}

/** @throws when content/themes.ts does not name the brand */
export function getThemeFonts(id: string): Theme {
  const known: Readonly<Record<string, Theme | undefined>> = { ...themes };
  return (
    known[id] ??
    throwContentError(
      { file: 'content/themes.ts' },
      `there is no line for the house "${id}".`,
      `Write: export * as '${id}' from './${id}/theme-assets';`,
    )
  );
}
