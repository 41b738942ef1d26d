import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { HydrationMarker } from '@/components/shell/hydration-marker';
import { DateRangeStyles } from '@/components/shell/date-range-styles';
import { PhotoFallback } from '@/components/ui/photo/photo-fallback';
import { dateRanges, getBrand } from '@/content';
import type { Language } from '@/content/i18n/languages';
import { activeRangeIds } from '@/lib/date-ranges';
import { zanzibarDate } from '@/lib/zanzibar-clock';
import { getTheme } from './get-theme';
import { inlineScript } from './inline-script';
import './styles/tokens.css';
import './styles/base.css';
import './styles/shared.css';
import './styles/utilities.css';
import './styles/photo-focus.css';
import './styles/print.css';

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
  // loaded with the page, so that words do not change their font
  for (const font of getTheme(themeBrand).fonts ?? [])
    preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return (
    <html
      lang={language.locale}
      data-brand={themeBrand}
      data-look={getBrand(themeBrand).look}
      data-current={dateRanges.length > 0 ? activeRangeIds(dateRanges, zanzibarDate(new Date())) : undefined}
      suppressHydrationWarning
    >
      <head>
        <script dangerouslySetInnerHTML={{ __html: inlineScript('browser/head/index.ts') }} />
        {dateRanges.length > 0 && (
          <>
            <DateRangeStyles ranges={dateRanges} />
            <script
              dangerouslySetInnerHTML={{
                __html: inlineScript('browser/date-ranges/index.ts', { ranges: dateRanges }),
              }}
            />
          </>
        )}
      </head>
      <body>
        {children}
        <PhotoFallback />
        <HydrationMarker />
      </body>
    </html>
  );
}
