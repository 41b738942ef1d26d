import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { Hydrated } from '@/components/shell/hydrated';
import { inlineScript } from '@/components/shell/inline-script';
import { activeRangeIds, DateRangeStyles } from '@/components/shell/date-range-styles';
import { PhotoFallback } from '@/components/ui/photo/photo-fallback';
import { dateRanges, getBrand } from '@/content';
import type { Language } from '@/content';
import { zanzibarDate } from '@/lib/zanzibar-clock';
import { themeOf } from './theme-of';
import './styles/tokens.css';
import './styles/base.css';
import './styles/shared.css';
import './styles/print.css';

interface RootDocumentProps {
  /** Id of the brand whose theme the page uses. */
  readonly themeBrand: string;
  readonly language: Language;
  readonly children: ReactNode;
}

/**
 * `<html>` of every root layout. Layouts import it first, so that the base styles come before those of components.
 */
export function RootDocument({ themeBrand, language, children }: RootDocumentProps) {
  // loaded with the page, so that words do not change their font
  for (const font of themeOf(themeBrand).fonts ?? [])
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
        <script dangerouslySetInnerHTML={{ __html: inlineScript }} />
        {dateRanges.length > 0 && <DateRangeStyles periods={dateRanges} />}
      </head>
      <body>
        {children}
        <PhotoFallback />
        <Hydrated />
      </body>
    </html>
  );
}
