'use client';

import NextLink, { useLinkStatus } from 'next/link';
import type { Route } from 'next';
import { useState, type AnchorHTMLAttributes } from 'react';
import { useDocumentFallback } from './use-document-fallback';

/**
 * A link inside the brand: the shell stays, only the page changes. Its page is fetched when a pointer, finger or the
 * keyboard comes to it. Fetching what is merely in sight costs three requests a link; waiting for the click costs
 * the visitor a round trip.
 */
export function InternalLink({
  href,
  children,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & { readonly href: string; readonly replace?: boolean }) {
  const [prefetch, setPrefetch] = useState(false);
  const startPrefetch = () => setPrefetch(true);
  return (
    // paths come from content, so links are checked after the export instead of by type
    <NextLink
      href={href as Route}
      prefetch={prefetch ? null : false}
      onPointerEnter={startPrefetch}
      onTouchStart={startPrefetch}
      onFocus={startPrefetch}
      {...rest}
    >
      {children}
      <DocumentFallback href={href} />
    </NextLink>
  );
}

function DocumentFallback({ href }: { readonly href: string }) {
  useDocumentFallback(useLinkStatus().pending, href);
  return null;
}
