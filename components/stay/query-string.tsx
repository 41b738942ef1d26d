import NextLink from 'next/link';
import type { Route } from 'next';
import { useSyncExternalStore, type ReactNode } from 'react';

const CHANGE_EVENT = 'querystringchange';

function subscribe(listener: () => void) {
  for (const type of ['popstate', CHANGE_EVENT]) window.addEventListener(type, listener);
  return () => {
    for (const type of ['popstate', CHANGE_EVENT]) window.removeEventListener(type, listener);
  };
}

/**
 * The query string; null in the prerendered HTML. Unlike useSearchParams it needs no Suspense boundary, which would
 * replace fields that a visitor has already filled and buttons that are already pressed.
 */
export function useQueryString(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => null,
  );
}

/** Shows the same path with another query string, as a page of its own in the history; nothing is fetched. */
function pushQueryString(search: string): void {
  window.history.pushState(null, '', search);
  window.dispatchEvent(new Event(CHANGE_EVENT));
}

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
