'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { SERVICE_WORKER_URL, type FetchedUrlsMessage } from '@/lib/offline-caches';
import { prefersReducedData } from '../utils/network-information';
import { runWhenIdle } from '../utils/run-when-idle';

/** Delay in browsers without `requestIdleCallback`. */
const FALLBACK_DELAY_MS = 2000;

/** Lets the service worker cache each page that is opened, once the page has loaded and is idle. */
export function RegisterServiceWorker() {
  const page = usePathname();

  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator) || prefersReducedData())
      return;
    return whenLoadedAndIdle(() => {
      // private windows and full disks refuse a service worker: then nothing is cached
      cachePage(page).catch(() => {});
    });
  }, [page]);

  return null;
}

let isRegistered = false;

async function cachePage(page: string): Promise<void> {
  if (!isRegistered) {
    isRegistered = true;
    await navigator.serviceWorker.register(SERVICE_WORKER_URL);
    reportWhatCameWithoutWorker();
  }
  const [load] = performance.getEntriesByType('navigation');
  // a link has brought only the data of the page
  if (load && new URL(load.name).pathname !== page) await sendToWorker([page]);
}

/** On a first visit the page and its files, also those that come before the worker answers requests. */
function reportWhatCameWithoutWorker(): void {
  const observer = new PerformanceObserver((list) => {
    const entries = list.getEntries() as PerformanceResourceTiming[];
    void sendToWorker(entries.filter(({ workerStart }) => workerStart === 0).map(({ name }) => name));
  });
  for (const type of ['navigation', 'resource']) observer.observe({ type, buffered: true });
}

async function sendToWorker(urls: readonly string[]): Promise<void> {
  if (urls.length === 0) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ urls } satisfies FetchedUrlsMessage);
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
