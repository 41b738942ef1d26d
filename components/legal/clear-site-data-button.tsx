'use client';

import { useState } from 'react';
import type { ClearSiteDataLabels } from '@/content/model/privacy';
import { Button } from '../ui/button/button';
import { ChangingText } from '../ui/changing-text';
import { deleteOfflineCaches, SERVICE_WORKER_URL } from '@/lib/offline-caches';
import { LOCAL_STORAGE_KEYS, SESSION_STORAGE_KEYS } from '@/lib/storage-keys';
import {
  localStorageWithMemoryFallback,
  sessionStorageWithMemoryFallback,
  type StorageWithMemoryFallback,
} from '../utils/storage-with-memory-fallback';
import styles from './clear-site-data-button.module.css';

/** Removes all that the site keeps in this browser, and confirms it. */
export function ClearSiteDataButton({ labels }: { readonly labels: ClearSiteDataLabels }) {
  const [status, setStatus] = useState('');
  return (
    <div className={styles.clear}>
      <Button variant="secondary" onClick={async () => setStatus(labels[await clearSiteData()])}>
        {labels.button}
      </Button>
      <p role="status">
        <ChangingText>{status}</ChangingText>
      </p>
    </div>
  );
}

/** `blocked`: the browser stores nothing. `incomplete`: the service worker or its caches could not be removed. */
type ClearSiteDataResult = 'cleared' | 'blocked' | 'incomplete';

/** Removes every entry of the site by its name, and the pages cached for reading without a network. */
async function clearSiteData(): Promise<ClearSiteDataResult> {
  removeFrom(localStorageWithMemoryFallback, Object.values(LOCAL_STORAGE_KEYS));
  removeFrom(sessionStorageWithMemoryFallback, Object.values(SESSION_STORAGE_KEYS));
  if (!localStorageWithMemoryFallback.isAvailable()) return 'blocked';
  try {
    await removeWorker();
    return 'cleared';
  } catch {
    return 'incomplete';
  }
}

/** Unregisters the service worker and deletes its caches. The next page that loads registers it again. */
async function removeWorker() {
  if (!('serviceWorker' in navigator)) return;
  for (const registration of await navigator.serviceWorker.getRegistrations()) {
    const { active, waiting, installing } = registration;
    const script = (active ?? waiting ?? installing)?.scriptURL;
    // other sites at the same address may have workers too
    if (script && new URL(script).pathname === SERVICE_WORKER_URL) await registration.unregister();
  }
  await deleteOfflineCaches();
}

function removeFrom(storage: StorageWithMemoryFallback, names: readonly string[]) {
  for (const key of storage.keys()) {
    if (!names.some((name) => key === name || key.startsWith(`${name}:`))) continue;
    storage.remove(key);
    // the page reacts to this event as to a change in another tab, see browser/head/init-dark-mode-and-motion.ts
    window.dispatchEvent(new StorageEvent('storage', { key }));
  }
}
