'use client';

import NextLink from 'next/link';
import type { Route } from 'next';
import { useState, type AnchorHTMLAttributes, type ReactNode } from 'react';

/**
 * A client-side link within the brand. It prefetches on hover, touch and focus: prefetching every visible link costs
 * three requests each, waiting for the click costs a round trip.
 */
export function ClientSideLink({
  href,
  children,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & {
  readonly href: string;
  readonly replace?: boolean;
  readonly children?: ReactNode;
}) {
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
    </NextLink>
  );
}
