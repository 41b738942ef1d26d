'use client';

import NextLink from 'next/link';
import type { Route } from 'next';
import { useState, type AnchorHTMLAttributes } from 'react';

/**
 * A link inside the house: the shell stays, only the page changes. Its page is fetched when a pointer, finger or the
 * keyboard comes to it. Fetching what is merely in sight costs three requests a link; waiting for the click costs
 * the visitor a round trip.
 */
export function SiteLink({
  href,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & { readonly href: string }) {
  const [wanted, setWanted] = useState(false);
  const want = () => setWanted(true);
  return (
    // content builds the path; the check of the exported links holds what the type cannot
    <NextLink
      href={href as Route}
      prefetch={wanted ? null : false}
      onPointerEnter={want}
      onTouchStart={want}
      onFocus={want}
      {...rest}
    />
  );
}
