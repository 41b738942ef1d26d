'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { isGenerousLine, savesData } from '../ui/connection';
import type { KeepMessage } from './keep-message';

/** For browsers without requestIdleCallback. */
const CALM_AFTER_MS = 2000;

interface KeepOfflineProps {
  /** Pages to keep before they are opened, the most important first. */
  readonly ahead: readonly string[];
}

/** Has the service worker keep each page that is opened; never before the page has loaded and is idle. */
export function KeepOffline({ ahead }: KeepOfflineProps) {
  const page = usePathname();

  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator) || savesData()) return;
    return whenCalm(() => {
      // refused in private windows and on full disks: then nothing is kept
      keep(page, ahead).catch(() => {});
    });
  }, [page, ahead]);

  return null;
}

/** Pages that the worker has brought or been told of. */
const known = new Set<string>();

async function keep(page: string, ahead: readonly string[]): Promise<void> {
  const { serviceWorker } = navigator;
  let files: readonly string[] = [];
  if (serviceWorker.controller) {
    const [load] = performance.getEntriesByType('navigation');
    if (load && new URL(load.name).pathname === page) known.add(page);
  } else {
    files = performance.getEntriesByType('resource').map(({ name }) => name);
    await serviceWorker.register('/sw.js');
  }
  const { active } = await serviceWorker.ready;
  active?.postMessage({
    visited: known.has(page) ? undefined : { page, files },
    ahead: isGenerousLine() ? ahead : [],
  } satisfies KeepMessage);
  known.add(page);
}

/** Returns what calls it off. */
function whenCalm(act: () => void): () => void {
  let cancel = () => window.removeEventListener('load', wait);
  function wait() {
    if ('requestIdleCallback' in window) {
      const id = requestIdleCallback(act);
      cancel = () => cancelIdleCallback(id);
    } else {
      const id = setTimeout(act, CALM_AFTER_MS);
      cancel = () => clearTimeout(id);
    }
  }
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => cancel();
}
