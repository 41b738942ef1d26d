import type { ReactNode } from 'react';
import { inlineScript } from '@/components/shell/inline-script';
import { Hydrated } from '@/components/shell/hydrated';
import { PhotoFallback } from '@/components/ui/photo/photo-fallback';
import { brandTokens } from './styles/brand-tokens';
import { fontVariables } from './styles/fonts';
import './styles/tokens.css';
import './styles/base.css';

interface DocumentProps {
  /** Whose tokens the page wears. */
  readonly dressedAs: string;
  readonly children: ReactNode;
}

/**
 * The `<html>` of every page; the roots differ only in what they put into it. They import it before all components,
 * whose styles are to come after the base ones.
 */
export function Document({ dressedAs, children }: DocumentProps) {
  return (
    <html lang="en-GB" data-brand={dressedAs} className={fontVariables} suppressHydrationWarning>
      <head>
        <style dangerouslySetInnerHTML={{ __html: brandTokens(dressedAs) }} />
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
