import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { Hydrated } from '@/components/shell/hydrated';
import { inlineScript } from '@/components/shell/inline-script';
import { PhotoFallback } from '@/components/ui/photo/photo-fallback';
import type { Brand } from '@/content/types';
import { figtree } from './styles/fonts';
import './styles/tokens.css';
import './styles/base.css';

interface DocumentProps {
  /** The brand whose theme the page wears. */
  readonly themeBrand: Pick<Brand, 'id' | 'displayFont'>;
  readonly children: ReactNode;
}

/**
 * The `<html>` of every page; the roots differ only in what they put into it. They import it before all components,
 * whose styles are to come after the base ones.
 */
export function Document({ themeBrand, children }: DocumentProps) {
  const { id, displayFont } = themeBrand;
  // with the page, so that no headline is set twice
  if (displayFont) preload(displayFont, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return (
    <html lang="en-GB" data-brand={id} className={figtree.variable} suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: inlineScript }} />
      </head>
      <body>
        {children}
        <PhotoFallback />
        <Hydrated />
      </body>
    </html>
  );
}
