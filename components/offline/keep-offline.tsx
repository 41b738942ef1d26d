'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { isFastUnmetered, prefersReducedData } from '../ui/connection';
import { whenIdle } from '../ui/when-idle';
import { WORKER_URL, type KeepMessage } from './keep-message';

/** For browsers that cannot tell when they are idle. */
const ELSE_AFTER_MS = 2000;

interface KeepOfflineProps {
  /** The page for what is not kept. */
  readonly offlinePage: string;
  /** Pages to keep before they are opened, the most important first. */
  readonly precache: readonly string[];
}

/** Has the service worker keep each page that is opened; never before the page has loaded and is idle. */
export function KeepOffline({ offlinePage, precache }: KeepOfflineProps) {
  const page = usePathname();

  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator) || prefersReducedData())
      return;
    return whenLoadedAndIdle(() => {
      // refused in private windows and on full disks: then nothing is kept
      keep(page, [offlinePage, ...(isFastUnmetered() ? precache : [])]).catch(() => {});
    });
  }, [page, offlinePage, precache]);

  return null;
}

/** Pages that the worker has brought or been told of. */
const known = new Set<string>();

async function keep(page: string, precache: readonly string[]): Promise<void> {
  const { serviceWorker } = navigator;
  let files: readonly string[] = [];
  if (serviceWorker.controller) {
    const [load] = performance.getEntriesByType('navigation');
    if (load && new URL(load.name).pathname === page) known.add(page);
  } else {
    files = performance.getEntriesByType('resource').map(({ name }) => name);
    await serviceWorker.register(WORKER_URL);
  }
  const { active } = await serviceWorker.ready;
  active?.postMessage({
    visited: known.has(page) ? undefined : { page, files },
    precache,
  } satisfies KeepMessage);
  known.add(page);
}

/** Returns what calls it off. */
function whenLoadedAndIdle(act: () => void): () => void {
  const wait = () => (cancel = whenIdle(act, { elseAfterMs: ELSE_AFTER_MS }));
  let cancel = () => window.removeEventListener('load', wait);
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => cancel();
}
