import NextLink from 'next/link';
import type { Route } from 'next';
import type { ReactNode } from 'react';
import { pushQueryString } from './use-query-string';

interface SamePageQueryLinkProps {
  /** The query string without its question mark. */
  readonly query: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link to the same path with another query string. */
export function SamePageQueryLink({ query, className, children }: SamePageQueryLinkProps) {
  const href = `?${query}`;
  return (
    <NextLink
      href={href as Route}
      prefetch={false}
      className={className}
      onNavigate={(event) => {
        event.preventDefault();
        pushQueryString(href);
      }}
    >
      {children}
    </NextLink>
  );
}
