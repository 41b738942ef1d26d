'use client';

import { useEffect, useRef } from 'react';

interface FetchedDoorsProps {
  /** A page that shows the doors, and the id of their element there. */
  readonly page: string;
  readonly id: string;
}

/**
 * The doors of all houses, taken from a page that shows them. A client leaf, because what stands in for a page that
 * fails is written into every page, and should not bring all houses along for a case that hardly ever happens.
 */
export function FetchedDoors({ page, id }: FetchedDoorsProps) {
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const leaving = new AbortController();
    fetchDoors(page, id, leaving.signal)
      .then((doors) => place.current?.replaceChildren(doors))
      .catch((error: unknown) => {
        if (!leaving.signal.aborted) console.error('The doors of the houses could not be fetched.', error);
      });
    return () => leaving.abort();
  }, [page, id]);

  return <div ref={place} />;
}

/** Hosts may say that the page is not found: that is what it says itself. */
async function fetchDoors(page: string, id: string, signal: AbortSignal): Promise<Element> {
  const html = await (await fetch(page, { signal })).text();
  // without its head, whose style the policy of this page forbids
  const body = html.slice(html.indexOf('<body'));
  const doors = new DOMParser().parseFromString(body, 'text/html').getElementById(id);
  if (!doors) throw new Error(`${page} has no element "${id}".`);
  return doors;
}
