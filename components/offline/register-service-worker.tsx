'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { SERVICE_WORKER_URL, type CacheMessage } from '@/lib/service-worker-messages';
import { isFastNonCellularConnection, prefersReducedData } from '../utils/network-information';
import { runWhenIdle } from '../utils/run-when-idle';

/** Delay in browsers without `requestIdleCallback`. */
const FALLBACK_DELAY_MS = 2000;

interface RegisterServiceWorkerProps {
  /** The page that is shown in place of one that is not cached. */
  readonly offlinePage: string;
  /** Pages to cache before they are opened, the most important first. */
  readonly pagesAhead: readonly string[];
}

/** Lets the service worker cache each page that is opened, once the page has loaded and is idle. */
export function RegisterServiceWorker({ offlinePage, pagesAhead }: RegisterServiceWorkerProps) {
  const page = usePathname();

  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator) || prefersReducedData())
      return;
    return whenLoadedAndIdle(() => {
      // private windows and full disks refuse a service worker: then nothing is cached
      sendToWorker(page, [offlinePage, ...(isFastNonCellularConnection() ? pagesAhead : [])]).catch(() => {});
    });
  }, [page, offlinePage, pagesAhead]);

  return null;
}

/** Pages that the worker has served or has been told about. */
const reportedPages = new Set<string>();
let fileObserver: PerformanceObserver | undefined;

async function sendToWorker(page: string, pages: readonly string[]): Promise<void> {
  const { serviceWorker } = navigator;
  let files: readonly string[] = [];
  if (serviceWorker.controller) {
    const [load] = performance.getEntriesByType('navigation');
    if (load && new URL(load.name).pathname === page) reportedPages.add(page);
  } else {
    await serviceWorker.register(SERVICE_WORKER_URL);
    files = selectFilesWithoutWorker(performance.getEntriesByType('resource'));
    fileObserver ??= reportLaterFiles();
  }
  const { active } = await serviceWorker.ready;
  active?.postMessage({
    visited: reportedPages.has(page) ? undefined : page,
    files,
    pages,
  } satisfies CacheMessage);
  reportedPages.add(page);
}

/** Files that did not come through the worker. */
const selectFilesWithoutWorker = (entries: PerformanceEntryList) =>
  entries
    .filter((entry) => entry instanceof PerformanceResourceTiming && entry.workerStart === 0)
    .map(({ name }) => name);

/** Reports what comes before the worker answers requests, such as the script of the carousels. */
function reportLaterFiles(): PerformanceObserver {
  const observer = new PerformanceObserver(async (list) => {
    const files = selectFilesWithoutWorker(list.getEntries());
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ files, pages: [] } satisfies CacheMessage);
  });
  observer.observe({ type: 'resource' });
  return observer;
}

/** Runs `act` when the page has loaded and the browser is idle. Returns a function that cancels it. */
function whenLoadedAndIdle(act: () => void): () => void {
  let cancelIdle = () => {};
  const wait = () => {
    cancelIdle = runWhenIdle(act, { fallbackDelayMs: FALLBACK_DELAY_MS });
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    window.removeEventListener('load', wait);
    cancelIdle();
  };
}
