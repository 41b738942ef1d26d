import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { HydrationSignal } from '@/components/shell/hydration-signal';
import { DisplayPeriodStyles } from '@/components/shell/display-period-styles';
import { getBrand, getSite } from '@/content';
import { throwContentError } from '@/content/fields/content-error';
import type { Language } from '@/content/i18n/languages';
import * as themes from '@/content/themes';
import { getCurrentPeriodIds } from '@/lib/display-periods';
import { getZanzibarDate } from '@/lib/zanzibar-time';
import { bundleInlineScript } from '../_lib/bundle-inline-script';
import '../styles/tokens.css';
import '../styles/base.css';
import '../styles/motion.css';
import '../styles/composable-classes.css';
import '../styles/utilities.css';
import '../styles/photo-focal-point.css';
import '../styles/print.css';

interface RootLayoutProps {
  /** Id of the brand whose theme the page uses. */
  readonly themeBrand: string;
  readonly language: Language;
  readonly children: ReactNode;
}

/**
 * `<html>` of every root layout. Layouts import it first, so that the base styles come before those of components.
 */
export function RootLayout({ themeBrand, language, children }: RootLayoutProps) {
  const { displayPeriods } = getSite();
  // loaded with the page, so that words do not change their font
  for (const font of getFontPathsToPreload(themeBrand))
    preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return (
    <html
      lang={language.locale}
      data-brand={themeBrand}
      data-look={getBrand(themeBrand).look}
      data-current={
        displayPeriods.length > 0
          ? getCurrentPeriodIds(displayPeriods, getZanzibarDate(new Date()))
          : undefined
      }
      suppressHydrationWarning
    >
      <head>
        <script dangerouslySetInnerHTML={{ __html: bundleInlineScript('browser/head/index.ts') }} />
        {displayPeriods.length > 0 && (
          <>
            <DisplayPeriodStyles periods={displayPeriods} />
            <script
              dangerouslySetInnerHTML={{
                __html: bundleInlineScript('browser/display-periods/index.ts', { periods: displayPeriods }),
              }}
            />
          </>
        )}
      </head>
      <body>
        {children}
        <HydrationSignal />
      </body>
    </html>
  );
}

interface ThemeFontsAndStyles {
  /** Font files, preloaded; without them theme.css uses fonts of the system. */
  readonly preloadedFonts?: readonly string[];
}

/**
 * The font files that the pages of a brand preload.
 * @throws when content/themes.ts does not name the brand
 */
function getFontPathsToPreload(id: string): readonly string[] {
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
